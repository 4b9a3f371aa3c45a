/// The changes that an app's modules need on Linux.
struct Diagnosis {
  /// A module with its imports.
  struct Reading {
    let module: AppModule
    let texts: [SourceText]
    let files: [(read: String, file: String)]
    let imports: Set<String>
    /// The file of asset symbols that is missing or outdated.
    let symbols: (path: String, text: String)?

    init(_ module: AppModule, _ reader: ModuleReader) throws {
      self.module = module
      texts = module.files.map(SourceText.init)
      files = try reader.files(of: module, texts)
      var imports = try reader.imports(of: module, files)
      // Apple's SwiftUI also imports UIKit.
      if imports.contains("SwiftUI"), Self.namesUIKit(texts) { imports.insert("UIKit") }
      self.imports = imports
      symbols = Self.missingSymbols(of: module, texts)
    }

    private static func namesUIKit(_ texts: [SourceText]) -> Bool {
      texts.contains { text in text.words(from: "UI").contains { Self.uiKitNames.contains($0) } }
    }

    private static let uiKitNames: Set<String> = [
      "Accessibility", "ActivityViewController", "Application", "Color", "Device", "Font", "HostingController", "Image",
      "ImpactFeedbackGenerator", "NavigationBar", "NavigationBarAppearance", "NotificationFeedbackGenerator",
      "Pasteboard", "Screen", "SelectionFeedbackGenerator", "TabBar", "TabBarAppearance", "TableView", "View",
      "ViewController", "ViewControllerRepresentable", "ViewRepresentable", "Window", "WindowScene",
    ]

    private static func missingSymbols(of module: AppModule, _ texts: [SourceText]) -> (path: String, text: String)? {
      let assets = AssetSymbols(module.catalogs.filter { !$0.contains("Preview") })
      let written = texts.first { $0.starts(with: AssetSymbols.mark) }?.path
      let own = texts.filter { $0.path != written }
      guard assets.names.contains(where: { name in own.contains { $0.mentions("." + name) } }) else { return nil }
      let text = assets.source(isOfPackage: module.package != nil, without: assets.declared(in: own))
      let isCurrent = written.map { SwiftFiles.bytes(of: $0)?.elementsEqual(text.utf8) == true } ?? false
      return isCurrent ? nil : (written ?? module.folder + "/AssetSymbols.swift", text)
    }
  }
  /// The missing parts of a target's declaration.
  struct Need {
    let module: AppModule
    let products: [String]
    /// The frameworks of `swiftUIAsText("UIKit")`, if the setting or one of its frameworks is missing.
    let frameworks: [String]?
    var isEmpty: Bool { products.isEmpty && frameworks == nil }
    var setting: String { "swiftUIAsText(\((frameworks ?? []).map { "\"\($0)\"" }.joined(separator: ", ")))" }
  }
  struct Import {
    let name: String
    let modules: [String]
    let places: [(file: String, line: Int)]
  }

  let readings: [Reading]
  let standIns: [Import]
  let unavailable: [Import]
  let packages: [Import]
  let needs: [Need]
  let testLacks: [TestTargets.Lack]
  /// The files with an `#if os(iOS)` that is false.
  let filesForiOS: [String]

  init(_ modules: [AppModule], own: Set<String>, _ reader: ModuleReader) throws {
    let readings = try modules.map { try Reading($0, reader) }
    self.readings = readings
    func imports(_ kind: ImportKind) -> [Import] {
      Set(readings.flatMap(\.imports)).filter { ImportKind($0, own: own) == kind }.sorted().map { name in
        let importing = readings.filter { $0.imports.contains(name) }
        let places = importing.flatMap { reading in
          reading.texts.compactMap { text in text.line(importing: name).map { (text.path, $0) } }
        }
        return Import(name: name, modules: importing.map(\.module.name), places: places)
      }
    }
    standIns = imports(.standIn)
    unavailable = imports(.unavailable)
    packages = imports(.package)
    needs = readings.map(Self.need).filter { !$0.isEmpty }
    testLacks = TestTargets.lacks(of: readings)
    filesForiOS = readings.filter { !$0.module.isBuiltAsForiOS }.flatMap(\.texts).filter { $0.forIOS != nil }.map(
      \.path)
  }

  private static func need(of reading: Reading) -> Need {
    let required = reading.imports.sorted().compactMap { StandIn(for: $0) }
    guard !required.isEmpty else { return Need(module: reading.module, products: [], frameworks: nil) }
    let flags = Set(reading.module.target?.unsafeFlags ?? [])
    let dependencies = Set(reading.module.target?.dependencies ?? [])
    let products = Set(required.map(\.product) + ["TextUI"]).subtracting(dependencies).sorted()
    let isSet = required.allSatisfy { flags.contains($0.alias) }
    let further = required.map(\.framework).filter { StandIn.furtherFrameworks.contains($0) }
    return Need(module: reading.module, products: products, frameworks: isSet ? nil : further)
  }

  var isInOrder: Bool {
    testLacks.isEmpty && unavailable.isEmpty && needs.allSatisfy { $0.module.package == nil }
      && readings.allSatisfy { $0.symbols == nil }
  }
}
