import EveryStateGoldens

/// A diagnosis in words.
struct DoctorReport {
  private let diagnosis: Diagnosis
  private let compiled: CompiledApp?

  init(_ diagnosis: Diagnosis, _ compiled: CompiledApp? = nil) {
    self.diagnosis = diagnosis
    self.compiled = compiled
  }

  var text: String {
    (summary + missing + frameworks + packages + unsure + standIns + assets + conditions + ignored + compiler + end)
      .joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let blocked = diagnosis.count { if case .blocked = $0 { true } else { false } }
    let unknown = diagnosis.count { if case .unknown = $0 { true } else { false } }
    let fine = diagnosis.files.count - blocked - unknown
    var line =
      "\(counted(diagnosis.files.count, "Swift file")), \(counted(diagnosis.viewCount, "view")): \(fine) of the files, with "
      + "\(counted(diagnosis.fineViewCount, "view")), say only what is known here"
    if blocked > 0 { line += "; \(blocked) \(blocked == 1 ? "is" : "are") blocked" }
    if unknown > 0 { line += "; \(unknown) \(unknown == 1 ? "imports" : "import") packages that were not read" }
    return [line + "."]
  }

  private var missing: [String] {
    guard !diagnosis.missing.isEmpty else { return [] }
    return ["", "Nobody here has these names, most files first:"] + diagnosis.missing.flatMap(blocked)
  }

  private func blocked(_ missing: Diagnosis.Missing) -> [String] {
    let views = missing.views.sorted()
    let around = diagnosis.others(around: missing.views)
    let places = missing.places.map { "\(TerminalText.harmless($0.file)):\($0.line)" }
    return [
      "  \(missing.name)  blocks \(counted(missing.files.count, "file"))"
        + (views.isEmpty ? "" : ", \(counted(views.count, "view")): " + listed(views))
        + (around > 0 ? " (shown by \(counted(around, "other")))" : ""),
      "    \(listed(places))",
    ] + (Diagnosis.hints[missing.name].map { ["    \($0)."] } ?? [])
  }

  /// Files that import packages or such frameworks may have them from there.
  private var unsure: [String] {
    guard !diagnosis.unsure.isEmpty else { return [] }
    let names = diagnosis.unsure.map { "\($0.name) (\($0.files.count))" }
    return [
      "",
      "In files that import what is listed above, and perhaps from there, with the number of files: \(listed(names, 24)).",
    ]
  }

  private var frameworks: [String] {
    guard !diagnosis.frameworks.isEmpty else { return [] }
    return [
      "",
      "Linux does not have these, and nothing stands for them (put the code behind `#if canImport(...)`, or a stub module beside it):",
    ]
      + diagnosis.frameworks.map {
        "  import \($0.name)  \(counted($0.files.count, "file")): \(listed($0.files.map(TerminalText.harmless)))"
      }
  }

  private var standIns: [String] {
    guard !diagnosis.standIns.isEmpty else { return [] }
    return ["", "A product of EveryState stands for these (`-module-alias NAME=MODULE` in the target's settings):"]
      + diagnosis.standIns.map {
        "  import \($0.name)  \(counted($0.files, "file")): \($0.name.split(separator: ".")[0])=\($0.module), product \($0.product)"
      }
  }

  private var packages: [String] {
    guard !diagnosis.packages.isEmpty else { return [] }
    return ["", "Packages, or modules outside of this folder; whether they build on Linux was not tried:"]
      + diagnosis.packages.map { "  import \($0.name)  \(counted($0.files.count, "file"))" }
  }

  private var assets: [String] {
    guard !diagnosis.assets.isEmpty else { return [] }
    return [
      "",
      "Xcode writes these symbols for asset catalogs; on Linux `everystate assets` does: "
        + "\(listed(diagnosis.assets.map { "." + $0 }, 12)).",
    ]
  }

  private var conditions: [String] {
    guard !diagnosis.asking.isEmpty else { return [] }
    let count = diagnosis.asking.count
    return [
      "",
      "`#if os(iOS)` does not hold on Linux, in \(counted(count, "file")): \(listed(diagnosis.asking.map(TerminalText.harmless))).",
      "  In a target with the plug-in BuildAsForiOS it does; --as-for-ios reads \(count == 1 ? "it" : "them") so.",
    ]
  }

  private var ignored: [String] {
    guard !diagnosis.ignored.isEmpty else { return [] }
    let names = diagnosis.ignored.map { "\($0.name) (\($0.views))" }
    return ["", "Compiles and changes nothing in text, with the number of views: \(listed(names, 12))."]
  }

  private var compiler: [String] {
    guard let compiled else { return [] }
    var fails: [String] = []
    var waits: [String] = []
    for file in diagnosis.files {
      switch compiled.verdicts[file] {
      case .fails(let line, let message):
        fails.append("  \(TerminalText.harmless(file)):\(line): \(TerminalText.harmless(message))")
      case .waits(let message): waits.append("  \(TerminalText.harmless(file)): \(TerminalText.harmless(message))")
      case .builds, .isNotTold, nil: break
      }
    }
    let builds = compiled.verdicts.values.count { $0 == .builds }
    var lines = [
      "",
      "The compiler, which is right where the above differs: \(builds) of \(counted(diagnosis.files.count, "file")) build.",
    ]
    lines += compiled.troubles.map { "  \(TerminalText.harmless($0))" }
    if !fails.isEmpty { lines += ["", "Errors of their own, the first of each file:"] + fails }
    if !waits.isEmpty { lines += ["", "Without, but they need what those declare:"] + waits }
    return lines
  }

  private var end: [String] {
    compiled == nil
      ? [
        "",
        "This is read from the sources, in a moment; `everystate doctor --compile` asks the compiler, in the time of a build.",
      ]
      : []
  }

  private func listed(_ items: [String], _ limit: Int = 6) -> String {
    items.prefix(limit).joined(separator: ", ") + (items.count > limit ? ", and \(items.count - limit) more" : "")
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
