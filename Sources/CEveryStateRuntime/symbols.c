#define _GNU_SOURCE
#include "symbols.h"
#include "real_functions.h"
#include <dlfcn.h>

#if EVERYSTATE_INTERPOSES
#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct mapped_file {
  const unsigned char *bytes;
  size_t size;
} mapped_file;

static mapped_file map(const char *path) {
  mapped_file file = {0};
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return file;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    void *bytes = mmap(0, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) file = (mapped_file){.bytes = bytes, .size = (size_t)status.st_size};
  }
  close(descriptor);
  return file;
}

/// A part of the file, or null if the file does not have all of it.
static const void *part(mapped_file file, uint64_t offset, uint64_t size) {
  return offset <= file.size && size <= file.size - offset ? file.bytes + offset : 0;
}

static const Elf64_Shdr *section(mapped_file file, const Elf64_Ehdr *header, size_t index) {
  if (index >= header->e_shnum || header->e_shentsize != sizeof(Elf64_Shdr)) return 0;
  return part(file, header->e_shoff + index * sizeof(Elf64_Shdr), sizeof(Elf64_Shdr));
}

static bool copy_name(mapped_file file, const Elf64_Shdr *names, uint32_t offset, char *name, size_t capacity) {
  const char *text = offset < names->sh_size ? part(file, names->sh_offset + offset, names->sh_size - offset) : 0;
  if (text == 0 || capacity == 0) return false;
  size_t length = strnlen(text, names->sh_size - offset);
  if (length >= capacity) length = capacity - 1;
  memcpy(name, text, length);
  name[length] = 0;
  return true;
}

static bool find(mapped_file file, uintptr_t address, char *name, size_t capacity) {
  const Elf64_Ehdr *header = part(file, 0, sizeof(Elf64_Ehdr));
  if (header == 0 || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64)
    return false;
  for (size_t index = 0; index < header->e_shnum; index++) {
    const Elf64_Shdr *table = section(file, header, index);
    if (table == 0 || table->sh_type != SHT_SYMTAB) continue;
    const Elf64_Shdr *names = section(file, header, table->sh_link);
    const Elf64_Sym *symbols = part(file, table->sh_offset, table->sh_size);
    if (names == 0 || symbols == 0) return false;
    for (size_t number = 0; number < table->sh_size / sizeof(Elf64_Sym); number++) {
      const Elf64_Sym *symbol = &symbols[number];
      if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || address < symbol->st_value) continue;
      if (address - symbol->st_value >= (symbol->st_size ? symbol->st_size : 1)) continue;
      return copy_name(file, names, symbol->st_name, name, capacity);
    }
  }
  return false;
}

bool everystate_find_function(const char *path, uintptr_t address, char *name, size_t capacity) {
  mapped_file file = map(path);
  if (file.bytes == 0) return false;
  bool is_found = find(file, address, name, capacity);
  munmap((void *)file.bytes, file.size);
  return is_found;
}
#else
bool everystate_find_function(const char *path, uintptr_t address, char *name, size_t capacity) { return false; }
#endif

char *everystate_demangle(const char *symbol, size_t length) {
  // An inner function of the runtime: looked for, so that one without it still links.
  char *(*demangle)(const char *, size_t, char *, size_t *, uint32_t) = dlsym(RTLD_DEFAULT, "swift_demangle");
  return demangle == 0 ? 0 : demangle(symbol, length, 0, 0, 0);
}
