// The C library, whatever its name, for all files of the module: one import replaces many.
#if canImport(Glibc)
  @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

/// The process's environment, in the system's form.
var processVariables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  #if canImport(Darwin)
    _NSGetEnviron()!.pointee!
  #else
    environ
  #endif
}

/// Why not all of what was printed has been written; nil if it has.
var outputTrouble: String? {
  errno = 0
  guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return nil }
  return errno == 0 ? "a write failed" : String(cString: strerror(errno))
}

extension stat {
  /// The time of the last change of the file's content.
  var timeOfChange: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// Values for `posix_spawn` that its own functions fill: structures in Linux's libraries, pointers in Apple's.
#if canImport(Darwin)
  var spawnActions: posix_spawn_file_actions_t? { nil }
  var spawnAttributes: posix_spawnattr_t? { nil }
#else
  var spawnActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  var spawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }
#endif
