#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls that the process must not make.
struct Restriction {
  private let option: String
  private let value: UInt32
  init(_ option: String, _ value: UInt32) { (self.option, self.value) = (option, value) }

  func apply() throws {
    switch option {
    case "--file-size":
      // Without this the system kills the process instead of refusing the write.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      #if canImport(Darwin)
        let result = setrlimit(RLIMIT_FSIZE, &limit)
      #else
        let result = setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      guard result == 0 else { fatalError("setrlimit: \(errno)") }
    case "--user": guard setgid(value) == 0, setuid(value) == 0 else { fatalError("setuid: \(errno)") }
    default: fatalError("there is no \(option)")
    }
  }
}
