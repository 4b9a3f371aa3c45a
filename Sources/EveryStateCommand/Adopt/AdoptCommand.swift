import EveryStateGoldens
import EveryStateReview

/// `everystate adopt [PATH]`: writes a package beside an Xcode project, whose targets are the app's own folders.
struct AdoptCommand: Command {
  private static let target = Option(
    "--target", "NAME", help: "The app's target; by default the project's first iOS app.")
  private static let everyState = Option(
    "--everystate", "URL", help: "The address of EveryState in the manifest; by default the path of this clone.")
  private static let agents = Option(
    "--agents",
    help: "Print the instructions for coding agents, for an AGENTS.md; with PATH, write them there as a "
      + "skill.")
  static let declaration = CommandDeclaration(
    "adopt", .adopt, "Build an Xcode project's app on Linux, without changing its files, and draw its #Previews.",
    operand: .path, options: [Self.target, Self.everyState, Self.agents],
    details: """
      PATH is an .xcodeproj or the folder that holds one; by default the working directory. The command writes Package.swift and the
      folder EveryState beside the project, builds both, and leaves out by name what does not compile: EveryState/LeftOut.txt lists
      it.
      Exit status: 0 everything compiles, 1 a part was left out, 2 nothing could be built.
      """)

  private let path: String
  private let target: String?
  private let everyState: String?
  private let skills: String?

  init(_ call: Call) {
    skills = call.has(Self.agents) ? call.operands.first ?? "" : nil
    path = call.operands.first ?? "."
    (target, everyState) = (call.value(Self.target), call.value(Self.everyState))
  }

  func run() throws -> ExitStatus {
    if let skills { return try tellAgents(skills) }
    EndingSignals.await()
    let scratch = try ScratchFolder()
    let project = try XcodeProject(Self.project(at: path))
    let manifest = project.folder + "/Package.swift"
    let old = SwiftFiles.bytes(of: manifest).map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    if let old, !old.prefix(2).contains(where: { $0.hasPrefix(AdoptedManifest.mark) }) {
      throw CannotExamine(
        "\(TerminalText.harmless(manifest)) exists and was not written by `everystate adopt`. In a package, run `everystate doctor --fix`."
      )
    }
    var app = try AdoptedApp(project, target: target)
    try app.addPackagesAndImports(project, scratch)
    printError(
      "everystate: \(TerminalText.harmless(app.app.name)): \(counted(app.modules.count, "module")), "
        + "\(counted(app.modules.reduce(0) { $0 + $1.files.count }, "Swift file")). The first build takes some minutes."
    )
    var build = AdoptedBuild(app, everyState: everyState ?? Self.relative(Self.clone, to: project.folder), scratch)
    try build.run()
    let report = AdoptReport(build.parts)
    say(report.text, terminator: "")
    return build.parts.leftOut.isEmpty ? .inOrder : .needsAttention
  }

  /// - Parameter skills: the folder of skills, such as `.claude/skills`; empty for none.
  private func tellAgents(_ skills: String) throws -> ExitStatus {
    guard !skills.isEmpty else {
      print(AgentGuide.text)
      return .inOrder
    }
    let path = skills + "/everystate/SKILL.md"
    try TextFile(absolutePath(path), as: .skill).write(Array((AgentGuide.skill + "\n").utf8))
    say("Wrote \(TerminalText.harmless(path)).")
    return .inOrder
  }

  private static func project(at path: String) throws -> String {
    let shown = TerminalText.harmless(path)
    let place = try CannotExamine.realPath(path)
    if place.hasSuffix(".xcodeproj") { return place }
    let found = ((try? Folder(opening: place)?.names()) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted()
    guard let first = found.first, found.count == 1 else {
      let names = found.isEmpty ? "no Xcode project" : found.joined(separator: ", ") + ": name one"
      throw CannotExamine("\(shown) has \(names). For a package, run `everystate doctor`.")
    }
    return place + "/" + first
  }

  /// The folder of this package's sources at compile time.
  private static let clone = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(
    separator: "/")

  /// A path relative to a folder.
  private static func relative(_ path: String, to folder: String) -> String {
    let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(to, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init)).joined(
      separator: "/")
  }
}
