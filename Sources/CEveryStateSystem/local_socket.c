#include "local_socket.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

static int prepared(int socket) {
  if (socket < 0) return -1;
  fcntl(socket, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
  int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  return socket;
}

static int closed(int socket) {
  int code = errno;
  close(socket);
  errno = code;
  return -1;
}

static int address_of(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return 0;
}

int everystate_listen_at(const char *path) {
  struct sockaddr_un address;
  if (address_of(path, &address) < 0) return -1;
  int file = prepared(socket(AF_UNIX, SOCK_STREAM, 0));
  if (file < 0) return -1;
  if (bind(file, (struct sockaddr *)&address, sizeof address) < 0 || listen(file, 8) < 0) return closed(file);
  return file;
}

int everystate_connect_to(const char *path) {
  struct sockaddr_un address;
  if (address_of(path, &address) < 0) return -1;
  int file = prepared(socket(AF_UNIX, SOCK_STREAM, 0));
  if (file < 0) return -1;
  if (connect(file, (struct sockaddr *)&address, sizeof address) < 0) return closed(file);
  return file;
}

int everystate_accept(int socket) {
  int file;
  do file = accept(socket, 0, 0);
  while (file < 0 && errno == EINTR);
  // A client that does not read must not block the server.
  struct timeval limit = {5, 0};
  if (file >= 0) setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  return prepared(file);
}

int everystate_send(int socket, const void *bytes, unsigned long count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = send(socket, next, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return -1;
    next += sent;
    count -= (unsigned long)sent;
  }
  return 0;
}
