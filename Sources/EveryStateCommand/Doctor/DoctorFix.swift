import EveryStateGoldens

/// What can be written for an app, shown as a patch before: settings in its manifests, the symbols of its asset catalogs.
struct DoctorFix {
  enum Mode {
    /// Nothing is written.
    case shown
    case written
  }
  private struct Change {
    let path: String
    let old: [UInt8]?
    let new: [UInt8]
  }
  private let root: String
  private var changes: [Change] = []
  private var remarks: [String] = []

  init(
    _ diagnosis: Diagnosis, files: SwiftFiles, modules: [AppModule], readings: [String: FileReading],
    catalogs: [String: AssetSymbols]
  ) {
    root = files.root
    for module in modules {
      guard let assets = catalogs[module.name], !assets.names.isDisjoint(with: diagnosis.assets) else { continue }
      let source = assets.source(isOfPackage: module.isOfPackage, without: diagnosis.declared)
      propose(module.folder + "AssetSymbols.swift", source, isOwn: true)
    }
    for manifest in files.manifests where !AppModule.isTest(manifest) {
      let folder = manifest.dropLast("Package.swift".utf8.count)
      let own = modules.filter { $0.isOfPackage && $0.files.contains { $0.hasPrefix(folder) } }
      let targets = Dictionary(
        own.map { ($0.target, Self.products(of: $0, readings)) }, uniquingKeysWith: { first, _ in first }
      ).filter { !$0.value.isEmpty }
      guard !targets.isEmpty, let bytes = SwiftFiles.bytes(of: root + "/" + manifest) else { continue }
      let settings = ManifestSettings(String(decoding: bytes, as: UTF8.self), targets: targets)
      propose(manifest, settings.text, isOwn: false)
      remarks += settings.remarks.map { "\(manifest): \($0)." }
    }
    let loose = modules.filter { module in
      !module.isOfPackage && module.files.contains { readings[$0]?.imports.isEmpty == false }
    }
    for module in loose {
      remarks.append(
        "\(module.name) has no Package.swift: a target of a package with its files needs `swiftUIAsText(...)` of EveryState's article Start among its settings, and the products \(Self.products(of: module, readings).joined(separator: ", "))."
      )
    }
    for framework in diagnosis.frameworks {
      remarks.append("behind `#if canImport(\(framework.name))`: \(framework.files.joined(separator: ", ")).")
    }
    for missing in diagnosis.missing {
      guard let hint = Diagnosis.hints[missing.name] else { continue }
      remarks.append(
        "\(missing.name) at \(missing.places.map { "\($0.file):\($0.line)" }.joined(separator: ", ")): \(hint).")
    }
  }

  /// The products that a module needs, sorted: of what it imports, and of UIKit where it only names what SwiftUI brings along of it.
  private static func products(of module: AppModule, _ readings: [String: FileReading]) -> [String] {
    var products: Set<String> = []
    for reading in module.files.compactMap({ readings[$0] }) {
      for found in reading.imports {
        guard case .standIn(_, let product) = ImportKind(found, own: []) else { continue }
        products.formUnion([product, "TextUI"])
      }
      let names = reading.uses.contains { use in
        use.name.hasPrefix("UI") && use.name.dropFirst(2).first?.isUppercase == true
          && KnownNames.all.types.contains(use.name) && !reading.declared.contains(use.name)
      }
      if names, let kit = ImportKind.standIns["UIKit"] { products.formUnion([kit.product, "TextUI"]) }
    }
    return products.sorted()
  }

  private mutating func propose(_ path: String, _ text: String, isOwn: Bool) {
    let old = SwiftFiles.bytes(of: root + "/" + path)
    guard old.map({ !$0.elementsEqual(text.utf8) }) ?? true else { return }
    if isOwn, let old, !old.starts(with: WrittenFile.mark.utf8) {
      return remarks.append("\(path) is a person's, and stays; `everystate assets --output FILE` writes another.")
    }
    changes.append(Change(path: path, old: old, new: Array(text.utf8)))
  }

  /// Prints the patch and what is left to a person, and writes.
  func run(_ mode: Mode) -> ExitStatus {
    for change in changes { say(TextPatch(old: change.old, new: change.new, path: change.path).text, terminator: "") }
    if !remarks.isEmpty {
      say(
        (changes.isEmpty ? "" : "\n") + "What is left to you:\n"
          + remarks.map { "  " + TerminalText.harmless($0) }.joined(separator: "\n"))
    }
    let names = changes.map { TerminalText.harmless($0.path) }.joined(separator: ", ")
    guard !changes.isEmpty else {
      say("\nNothing is to be written.")
      return remarks.isEmpty ? .inOrder : .needsAttention
    }
    guard mode == .written else {
      say("\nNothing was written. Without --dry-run this writes \(names).")
      return .needsAttention
    }
    do {
      for change in changes {
        let path = CommandRun.absolute(root + "/" + change.path)
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        try Folder(opening: String(path[..<slash]))?
          .replace(String(path[slash...].dropFirst()), with: change.new, isLasting: false)
      }
    } catch {
      printError("everystate: \(error)")
      return .cannotTell
    }
    say("\nWritten: \(names).")
    return remarks.isEmpty ? .inOrder : .needsAttention
  }
}
