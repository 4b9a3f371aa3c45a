import SwiftUI

@testable import EveryState

/// Text of an app reaches no log as a command of a CI, and steers no terminal, wherever a declaration, a screen or an error has a text.
struct HostileRunTests {
  @Test func `fifty hostile texts in every place leave all output of a run and of the commands harmless`() throws {
    let package = try TemporaryPackage()
    let attached = package.root + "/attached"
    try FileManager.default.createDirectory(atPath: attached, withIntermediateDirectories: true)
    for name in try HostileFrames.changing() { try package.write("# old\n\n  old\n", to: name.path.text) }
    // A coding agent gets no attachments.
    let variables = ["AI_AGENT": "", "CLICOLOR_FORCE": "1", "EVERYSTATE_LONG": isLongRun ? "1" : ""]
    let run = try package.run(
      "HostileFrames", ["EVERYSTATE_HOSTILE": "1", "SNAPSHOT_TESTING_RECORD": "never"].merging(variables) { $1 },
      ["--attachments-path", attached])
    expect(run.status, is: 1)
    let output = run.output + run.errors
    expect(Obeyed.parts(of: output), is: [])
    let isPart: (UInt8) -> Bool = { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
    // The lines of a matrix, which have the reasons, are shown by the command.
    let diff = try ProcessRun(BuiltProduct.everystate, ["diff"], folder: package.root, environment: variables).output
    let words = Set((output + diff).utf8.split { !isPart($0) }.map { String(Substring($0)) })
    for place in HostileFrames.Place.allCases {
      let lost = Hostile.groups.joined().filter { !words.contains("\(place)\($0)e") }
      expect(lost, is: [], "the harmless words of each \(place) are in the output")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: attached)
    expect(names.count { $0.hasSuffix(".patch") } >= Hostile.groups.count)
    expect(Obeyed.parts(of: names.joined(separator: "\n")), is: [])
    for words in Self.commands.sampled(every: 4).map({ $0.split(separator: " ").map(String.init) }) {
      let run = try ProcessRun(BuiltProduct.everystate, words, folder: package.root, environment: variables)
      let annotations = words.contains("--github") ? ["::error file=", "::notice title=Snapshots::"] : []
      let lines = run.errors.split(separator: "\n").filter { !annotations.contains(where: $0.hasPrefix) }
      let errors = lines.joined(separator: "\n")
      expect(Obeyed.parts(of: errors), is: [], "\(words)")
      // The tool's own colors.
      let output = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      expect(Obeyed.parts(of: output), is: [], "\(words)")
    }
  }

  private static let commands = [
    "status", "prune", "diff", "reject", "show", "accept ##vso[x]", "review", "diff a\u{1B}", "summary",
    "summary --github", "findings", "\u{1B}[2J::x", "map", "show --package-path ::x\u{1B}", "gallery",
    "prune --catalog x\n::y",
  ]

  /// In an ordinary run there are fewer texts.
  @Test(arguments: Hostile.attacks) func `each attack is one`(_ attack: String) {
    expect(!Obeyed.parts(of: attack + "x").isEmpty)
  }

  @Test func `only TestReport hands texts to Swift Testing and prints`() throws {
    let sources = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/EveryState"
    let files = (FileManager.default.enumerator(atPath: sources)?.allObjects as? [String] ?? []).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Elsewhere/")
    }
    expect(files.count > 100)
    let printing = try files.filter { file in
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      return ["Issue.record(", " print(", "Attachment.record(", "StandardError.put(", "fputs("].contains(
        where: text.contains)
    }
    expect(printing, is: ["Catalog/TestReport.swift"])
  }
}

enum Hostile {
  /// What a CI or a terminal obeys, most of it at the beginning of a line.
  static let attacks = [
    "::error::", "::error file=a::", "::set-output name=x::", "::add-mask::", "::stop-commands::", "::group::",
    "  ::debug::", "\t::notice::", "\u{A0}::error::", "\u{3000}::warning::", "::\u{301}error::", "##[group]",
    "##[error]", "a ##[section]", "##vso[task.complete]", "##vso[task.x y=z]", "a ##vso[build.addbuildtag]",
    "###vso[x]", "##teamcity[testFailed]", "##teamcity[buildStatus]", "a ##teamcity[message]", "travis_fold:start:x",
    "travis_time:end:x", "section_start:0:x\r\u{1B}[0K", "section_end:0:x\r\u{1B}[0K", "--- ", "+++ ", "~~~ ",
    "^^^ +++", "\u{1B}[8mha:////4", "\u{1B}]0;owned\u{7}", "\u{1B}[2J", "\u{9B}31m", "\u{1B}c", "\u{1B}]8;;x\u{1B}\\",
    "\u{1B}[1A\u{1B}[2K", "\u{8}\u{8}", "\r", "\u{1B}[31m", "\u{0}", "\u{B}", "\u{C}", "\u{7F}", "\u{85}", "\u{202E}",
    "\u{2066}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{2029}",
  ]

  /// Four attacks of fifty, each of another kind: a name has a limited length.
  static let groups = (0..<13).map { Array(stride(from: $0, to: attacks.count, by: 13)) }.sampled(every: 4)

  /// A text with an attack at the beginning of each line, before words that tell the place.
  static func text(_ place: HostileFrames.Place, _ group: Int) -> String { texts(place, groups[group]) }

  static func texts(_ place: HostileFrames.Place, _ indices: [Int] = groups.flatMap(\.self)) -> String {
    indices.map { "\(attacks[$0]) \(place)\($0)e" }.joined(separator: "\n")
  }
}

/// The tests of a run that a test starts in another process; in any other run they are off.
struct HostileFrames {
  enum Place: CaseIterable {
    case catalog, screen, state, reason, failure, mock, text, control, label, timeline, script, variant, step
    case property, inline, golden, audit
  }

  static let isOn = ProcessInfo.processInfo.environment["EVERYSTATE_HOSTILE"] != nil
  static let catalogs = Hostile.groups.indices.map { index in
    SnapshotCatalog(suite: Hostile.text(.catalog, index)) {
      screen(index)
      HostileTimelines(index: index)
    }
  }
  /// A catalog whose texts have every attack.
  private static let sound = SnapshotCatalog(suite: "Sound") {
    Plain(
      "Sound",
      more: [
        .state("stepped", by: { try await $0.press(Hostile.texts(.step)) }),
        .always(Hostile.texts(.property)) { _ in false },
        .waives(.deadControl, of: Hostile.texts(.text), because: Hostile.texts(.reason)),
      ]
    ) { Button(Hostile.texts(.control)) {} }
  }
  /// A catalog that no one can audit.
  private static let unsound = SnapshotCatalog(suite: "Un\n::error::sound") {
    Plain("Unsound", more: [.state("failing", by: { _ in throw HostileError(text: Hostile.texts(.audit)) })]) {
      Text("shown")
    }
  }

  static func changing() throws -> [GoldenName] {
    try Hostile.groups.indices.map { index in
      try GoldenName(
        catalog: catalogs[index].name, screen: Hostile.text(.screen, index), state: Hostile.text(.state, index))
    }
  }

  @Test(.enabled(if: isOn), arguments: isOn ? (catalogs + [sound, unsound]).flatMap(\.frames) : [])
  func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }

  @Test(.enabled(if: isOn)) func isComplete() throws {
    for catalog in Self.catalogs + [Self.sound, Self.unsound] { try catalog.verifyCompleteness() }
  }

  @Test(.enabled(if: isOn)) func isSound() async throws {
    for catalog in [Self.sound, Self.unsound] {
      try await catalog.verifySoundness()
      try await catalog.verifyAccessibility()
    }
  }

  @Test(.enabled(if: isOn)) func isRefused() throws {
    for index in Hostile.groups.indices {
      let variant = SnapshotVariant(Hostile.text(.variant, index)) { $0.columns = 30 }
      try SnapshotCatalog(suite: "Refused") { Plain("Plain") { Text("") } }.variants(variant, variant)
        .verifyCompleteness()
    }
  }

  @Test(.enabled(if: isOn)) @MainActor func inline() {
    for group in Hostile.groups.indices {
      expectFrame(Text(Hostile.text(.inline, group))) { Hostile.text(.golden, group) }
    }
  }

  private static func screen(_ index: Int) -> some ScreenSnapshots {
    func text(_ place: Place) -> String { Hostile.text(place, index) }
    var screen = TestScreen<ShelfWorld, HostileView>(
      text(.screen),
      [
        .loadsNothing(because: text(.reason)),
        .state(text(.state)) { $0.books = .fails(HostileError(text: text(.mock))) },
        .state("failing", by: { _ in throw HostileError(text: text(.failure)) }),
      ]
    ) { HostileView(books: $0.books, index: index) }
    screen.environment = SnapshotEnvironment(columns: 130)
    return screen
  }
}

private struct HostileTimelines: TimelineSnapshots {
  let index: Int

  var timelines: [SnapshotTimeline] {
    let index = index
    return [
      .timeline(Hostile.text(.timeline, index)) { $0.note(Hostile.text(.text, index)) },
      .timeline("failing") { _ in throw HostileError(text: Hostile.text(.script, index)) },
    ]
  }
}

private struct HostileError: LocalizedError, CustomStringConvertible {
  let text: String
  var description: String { text }
  var errorDescription: String? { text }
}

private struct HostileView: View {
  let books: MockResponse<[String]>
  let index: Int
  @State private var message = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text(Hostile.text(.text, index))
        Text(message)
        Button(Hostile.text(.control, index)) {}
        Image("picture").accessibilityLabel(Hostile.text(.label, index))
      }.navigationTitle(Hostile.text(.text, index))
    }.task { do { _ = try await books() } catch { message = error.localizedDescription } }
  }
}
