#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let status = Run(words: Array(CommandLine.arguments.dropFirst())).exitStatus()
fflush(nil)
exit(status.rawValue)
