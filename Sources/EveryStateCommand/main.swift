let status = CommandRun(words: Array(CommandLine.arguments.dropFirst())).exitStatus()
fflush(nil)
exit(status.rawValue)
