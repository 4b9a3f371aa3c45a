var status = ExitStatus.cannotTell
if CommandLine.arguments.isEmpty {
  printError("everystate: The arguments of this process cannot be read. Linux has them in /proc: mount it.")
} else {
  status = CommandRun(words: Array(CommandLine.arguments.dropFirst())).exitStatus()
}
if let outputTrouble {
  printError("everystate: Cannot write all of the output: \(outputTrouble). Free some space, or write it elsewhere.")
  status = .cannotTell
}
exit(status.rawValue)
