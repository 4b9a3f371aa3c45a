import EveryStateGoldens
import EveryStateReview

/// `everystate adopt [PATH]`: writes a package beside an Xcode project, whose targets are the app's own folders.
struct AdoptCommand: Command {
  private static let target = Option(
    "--target", "NAME", help: "The app's target; by default the only iOS app, or the one with the project's name.")
  private static let everyState = Option(
    "--everystate", "URL", help: "The address of EveryState in the manifest; by default the path of this clone.")
  private static let declare = Option(
    "--declare", "SCREEN", help: "Print a declaration of this view with mocks for what it loads, and write nothing.")
  private static let agents = Option(
    "--agents",
    help: "Print the instructions for coding agents, for an AGENTS.md; with PATH, write them there as a "
      + "skill.")
  static let declaration = CommandDeclaration(
    "adopt", .adopt, "Build an Xcode project's app on Linux, without changing its files, and draw its #Previews.",
    operand: .path, options: [Self.target, Self.everyState, Self.declare, Self.agents],
    details: """
      PATH is an .xcodeproj, an .xcworkspace, a project.yml of XcodeGen, or a folder with one; by default the working directory. The
      command writes Package.swift and the folder EveryState beside the project, builds both, and leaves out by name what does not
      compile: EveryState/LeftOut.txt lists it.
      Exit status: 0 everything compiles, 1 a part was left out or no preview draws, 2 nothing could be built.
      """)

  private let path: String
  private let target: String?
  private let everyState: String?
  private let screen: String?
  private let skills: String?

  init(_ call: Call) {
    skills = call.has(Self.agents) ? call.operands.first ?? "" : nil
    path = call.operands.first ?? "."
    (target, everyState, screen) = (call.value(Self.target), call.value(Self.everyState), call.value(Self.declare))
  }

  func run() throws -> ExitStatus {
    if let skills { return try tellAgents(skills) }
    EndingSignals.await()
    let scratch = try ScratchFolder()
    let project = try XcodeProject(Self.project(at: path))
    var app = try AdoptedApp(project, target: target)
    try app.addPackagesAndImports(project, scratch)
    if let screen {
      say(try ScreenDeclaration(of: screen, in: app).text, terminator: "")
      return .inOrder
    }
    let manifest = app.root + "/Package.swift"
    guard !AdoptedManifest.isOfUser(manifest) else {
      throw CannotExamine(
        "\(TerminalText.harmless(manifest)) exists and was not written by `everystate adopt`. In a package, run `everystate doctor --fix`."
      )
    }
    printError(
      "everystate: \(TerminalText.harmless(app.app.name)): \(counted(app.modules.count, "module")), "
        + "\(counted(app.modules.reduce(0) { $0 + $1.files.count }, "Swift file")). The first build takes some minutes."
    )
    var build = AdoptedBuild(app, everyState: everyState ?? Self.relative(Self.clone, to: app.root), scratch)
    try build.run()
    let report = AdoptReport(build.parts, drawn: build.drawn())
    say(report.text, terminator: "")
    return build.parts.leftOut.isEmpty && report.isDrawn ? .inOrder : .needsAttention
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

  /// The project at or below a path: a workspace has those of its folder.
  static func project(at path: String) throws -> String {
    let shown = TerminalText.harmless(path)
    let place = try CannotExamine.realPath(path)
    let endings = [".xcworkspace", ".xcodeproj", "project.yml", "project.yaml"]
    if endings.contains(where: place.hasSuffix) { return place }
    let here = ((try? Folder(opening: place)?.names()) ?? []).sorted().map { place + "/" + $0 }
    if let found = try choice(among: here, endings, shown) { return found }
    let below = XcodeProject.files(below: place).filter { !$0.contains("/Pods/") && !here.contains($0) }
    if let found = try choice(among: here + below, endings, shown) { return found }
    throw CannotExamine("\(shown) has no Xcode project. For a package, run `everystate doctor`.")
  }

  /// The only file with the first ending that any has; nil without one.
  private static func choice(among files: [String], _ endings: [String], _ shown: String) throws -> String? {
    for ending in endings {
      let found = files.filter { $0.hasSuffix(ending) }
      if found.count == 1 { return found[0] }
      guard found.count > 1 else { continue }
      let lines = found.map { "everystate adopt " + ShellQuoting.quoted(TerminalText.harmless($0)) }
      throw CannotExamine("\(shown) has \(found.count) projects. Choose one:\n" + lines.joined(separator: "\n"))
    }
    guard files.contains(where: { ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(TextFile($0).name) })
    else { return nil }
    throw CannotExamine(
      "\(shown) is a project of Tuist. Generate the Xcode project, on a Mac if need be: tuist generate --no-open")
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
