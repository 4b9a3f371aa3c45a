let status = Run(words: Array(CommandLine.arguments.dropFirst())).exitStatus()
fflush(nil)
exit(status.rawValue)
