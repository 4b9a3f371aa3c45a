import EveryStateGoldens
import EveryStateReview

/// A diagnosis in words.
struct DoctorReport {
  let diagnosis: Diagnosis
  let compiled: CompiledApp?
  let sources: AppSources

  var text: String {
    let sections =
      [standIns, unavailable, packages, packageless, needs, tests, assets, conditions] + (compiled.map(compiler) ?? [])
    return ([summary] + sections + [end]).filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var summary: [String] {
    let files = diagnosis.readings.reduce(0) { $0 + $1.files.count }
    let names = diagnosis.readings.map(\.module.name)
    return ["\(counted(files, "Swift file")) in \(counted(names.count, "module")): \(listed(names, 12))."]
  }

  private var standIns: [String] {
    section(
      "Replaced by EveryState:",
      diagnosis.standIns.map { found in
        let standIn = StandIn(for: found.name)
        return "import \(found.name)  \(standIn?.module ?? ""), product \(standIn?.product ?? "")"
      })
  }

  private var unavailable: [String] {
    section(
      "Not available on Linux. Put the code behind `#if canImport(...)`, or write a stub module:",
      diagnosis.unavailable.map { "import \($0.name)  \(listed(places($0.places)))" })
  }

  private var packages: [String] {
    section(
      "From other packages, or from outside this folder. Whether they build on Linux was not checked:",
      diagnosis.packages.map { "import \($0.name)  \(counted($0.places.count, "file"))" })
  }

  private var needs: [String] {
    section(
      "Missing in the manifest; `everystate doctor --fix` writes it:",
      diagnosis.needs.filter { $0.module.package != nil }.map { need in
        let settings = need.frameworks == nil ? [] : ["swiftSettings: " + need.setting]
        let products = need.products.isEmpty ? [] : ["products " + need.products.joined(separator: ", ")]
        return "target \(need.module.name)  \((settings + products).joined(separator: "; "))"
      })
  }

  private var tests: [String] { section("To write in the manifest by hand:", sources.words(of: diagnosis.testLacks)) }

  private var packageless: [String] {
    diagnosis.needs.filter { $0.module.package == nil }.map { TerminalText.harmless(DoctorFix.packageless($0)) }
  }

  private var assets: [String] {
    section(
      "Xcode generates the symbols of asset catalogs; for Linux `everystate doctor --fix` writes them:",
      diagnosis.readings.compactMap(\.symbols).map { sources.shown($0.path) })
  }

  private var conditions: [String] {
    let files = diagnosis.filesForiOS.map(sources.shown)
    guard !files.isEmpty else { return [] }
    return [
      "`#if os(iOS)` is false on Linux in \(counted(files.count, "file")): \(listed(files.map(TerminalText.harmless))).",
      "  In a target with the plug-in BuildAsForiOS, it is true; --as-for-ios reads every target that way.",
    ]
  }

  private func compiler(_ compiled: CompiledApp) -> [[String]] {
    let failing = compiled.failingFiles.count
    let total = diagnosis.readings.reduce(0) { $0 + $1.files.count }
    let causes = compiled.causes.flatMap { cause in
      ["\(cause.message)  \(counted(cause.files.count, "file"))", "  " + listed(places(cause.places))]
        + (cause.hint.map { ["  " + $0] } ?? [])
    }
    return [
      ["The compiler: \(total - failing) of \(counted(total, "file")) have no errors."]
        + compiled.troubles.map { "  \(TerminalText.harmless($0))" },
      section("Errors by cause, most files first:", causes),
    ]
  }

  private var end: [String] {
    guard let compiled else {
      return [
        "Only imports and settings were checked. `everystate doctor --compile` compiles the files, which takes as long as a build."
      ]
    }
    let isMissing = !diagnosis.unavailable.isEmpty || !diagnosis.packages.isEmpty
    guard isMissing, !compiled.causes.isEmpty else { return [] }
    return ["Missing modules count as empty, so names that they declare are among these errors."]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  " + TerminalText.harmless($0) }
  }

  /// The first place in each file.
  private func places(_ places: [(file: String, line: Int)]) -> [String] {
    var seen: Set<String> = []
    return places.filter { seen.insert($0.file).inserted }.map { "\(sources.shown($0.file)):\($0.line)" }
  }

  private func listed(_ items: [String], _ limit: Int = 6) -> String {
    items.prefix(limit).joined(separator: ", ") + (items.count > limit ? ", and \(items.count - limit) more" : "")
  }
}
