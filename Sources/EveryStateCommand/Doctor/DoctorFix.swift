import EveryStateGoldens
import EveryStateReview

/// Writes the settings into manifests and the symbols of asset catalogs into files, and first shows both as a patch.
struct DoctorFix {
  private struct Change {
    let path: String
    let shown: String
    let new: String
  }
  private var changes: [Change] = []
  private var remarks: [String] = []
  private let hasImports: Bool
  /// What the test targets lack. The user writes them: the fix does not.
  private let tests: [String]

  init(_ diagnosis: Diagnosis, _ sources: AppSources) {
    hasImports = !diagnosis.standIns.isEmpty
    tests = sources.words(of: diagnosis.testLacks).map { $0 + "." }
    for reading in diagnosis.readings {
      guard let symbols = reading.symbols else { continue }
      let shown = sources.shown(symbols.path)
      if let old = SwiftFiles.bytes(of: symbols.path), !old.starts(with: AssetSymbols.mark.utf8) {
        remarks.append("\(shown) was written by hand and stays. Rename it, then run this again.")
      } else {
        changes.append(Change(path: symbols.path, shown: shown, new: symbols.text))
      }
    }
    for (package, needs) in Dictionary(grouping: diagnosis.needs, by: \.module.package).sorted(by: {
      ($0.key ?? "") < ($1.key ?? "")
    }) {
      guard let package, let manifest = needs[0].module.manifest else {
        remarks += needs.map(Self.packageless)
        continue
      }
      let path = package + "/Package.swift"
      let old = String(decoding: SwiftFiles.bytes(of: path) ?? [], as: UTF8.self)
      let settings = ManifestSettings(old, needs: needs, identity: manifest.identityOfEveryState)
      let shown = sources.shown(path)
      if settings.text != old { changes.append(Change(path: path, shown: shown, new: settings.text)) }
      remarks += settings.remarks.map { "\(shown): \($0)." }
    }
    for found in diagnosis.unavailable {
      let files = found.places.isEmpty ? found.modules : found.places.map { sources.shown($0.file) }
      remarks.append("put the code behind `#if canImport(\(found.name))` in \(files.joined(separator: ", ")).")
    }
  }

  static func packageless(_ need: Diagnosis.Need) -> String {
    "\(need.module.folder) has no Package.swift at or above it. Create one that depends on EveryState, with a target for "
      + "this folder: `.target(name: \"\(need.module.name)\", path: ...)`. Then run `everystate doctor --fix` again."
  }

  /// Prints the patch and the remaining changes, and writes unless `isDryRun`.
  func run(isDryRun: Bool) throws -> ExitStatus {
    for change in changes {
      let patch = TextPatch(old: SwiftFiles.bytes(of: change.path), new: Array(change.new.utf8), path: change.shown)
      say(patch.text, terminator: "")
    }
    if !(remarks + tests).isEmpty {
      say((changes.isEmpty ? "" : "\n") + "Left to do by hand:")
      for remark in remarks + tests { say("  " + TerminalText.harmless(remark)) }
    }
    let names = changes.map { TerminalText.harmless($0.shown) }.joined(separator: ", ")
    if changes.isEmpty, remarks.isEmpty, !hasImports {
      say("Nothing to write: no file imports SwiftUI. Write a view, then run `everystate doctor --fix` again.")
      return .needsAttention
    }
    if changes.isEmpty {
      say(
        remarks.isEmpty
          ? (tests.isEmpty ? "" : "\n") + "Nothing to write: all settings and products are present."
          : "\nNothing was written.")
    } else if isDryRun {
      say("\nNothing was written. Without --dry-run this writes \(names).")
    } else {
      for change in changes { try TextFile(change.path).write(Array(change.new.utf8)) }
      say("\nWritten: \(names).")
    }
    return remarks.isEmpty && (changes.isEmpty || !isDryRun) ? .inOrder : .needsAttention
  }
}
