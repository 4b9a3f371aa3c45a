@testable import EveryStateCommand

/// What `everystate adopt` reads of a project that XcodeGen generates, of workspaces, and of an app's Info.plist.
@Suite struct AdoptSpecificationTests {
  private static func text(_ value: PropertyList) -> String {
    switch value {
    case .text(let text): "'\(text)'"
    case .flag, .number: value.text ?? ""
    case .list(let list): "(\(list.map(text).joined(separator: ", ")))"
    case .dictionary(let values): "{\(values.map { "\($0): \(text($1))" }.sorted().joined(separator: ", "))}"
    }
  }

  private static let values: [[String]] = #"""
    a map ¦ a: b⏎c: d e ¦ {a: 'b', c: 'd e'} ¦¦ a map in a map ¦ a:⏎  b: c⏎d: e ¦ {a: {b: 'c'}, d: 'e'} ¦¦ a list ¦ a:⏎  - b⏎  - c ¦ {a: ('b', 'c')}
    a list below its key ¦ a:⏎- b⏎- c⏎d: e ¦ {a: ('b', 'c'), d: 'e'} ¦¦ maps in a list ¦ - a: b⏎  c: d⏎- a: e ¦ ({a: 'b', c: 'd'}, {a: 'e'})
    lists in a list ¦ - - a⏎  - b⏎- c ¦ (('a', 'b'), 'c') ¦¦ a map behind a dash ¦ -⏎  a: b ¦ ({a: 'b'})
    a list in a map in a list ¦ - a:⏎    - b⏎  c: d ¦ ({a: ('b'), c: 'd'}) ¦¦ flow ¦ a: [b, "c, d", {e: f}] ¦ {a: ('b', 'c, d', {e: 'f'})}
    flow in several lines ¦ a: [b,⏎  c # d⏎]⏎e: {} ¦ {a: ('b', 'c'), e: {}} ¦¦ a map in a flow list ¦ a: [run: true] ¦ {a: ({run: YES})}
    quotes ¦ a: "b: \"c\" #"⏎'d e': 'f''g' ¦ {a: 'b: "c" #', d e: 'f'g'} ¦¦ flags and numbers ¦ [yes, No, true, 12, -3, 1.0, 007, "1", 'no'] ¦ (YES, NO, YES, 12, -3, '1.0', '007', '1', 'no')
    nothing ¦ a:⏎b: ~⏎c: {}⏎d: [] ¦ {a: '', b: '', c: {}, d: ()} ¦¦ comments ¦ # a⏎a: b # c⏎# d⏎  # e⏎f: g#h ¦ {a: 'b', f: 'g#h'} ¦¦ an address ¦ a: http://b.c:1/d ¦ {a: 'http://b.c:1/d'}
    a block ¦ a: |⏎  if b; then⏎    c: d # e⏎⏎  fi⏎f: g ¦ {a: 'if b; then⏎  c: d # e⏎⏎fi⏎', f: 'g'} ¦¦ a folded block ¦ a: >-⏎  b⏎  c ¦ {a: 'b c'} ¦¦ a block in a list ¦ - a: |⏎    b⏎  c: d ¦ ({a: 'b⏎', c: 'd'})
    a text in several lines ¦ a: b⏎  c⏎d: "e⏎  f" ¦ {a: 'b c', d: 'e f'} ¦¦ variables ¦ a: $(B)/${c} ¦ {a: '$(B)/${c}'} ¦¦ a document's mark ¦ ---⏎a: b ¦ {a: 'b'}
    an anchor ¦ a: &b⏎  c: d⏎e: *b ¦ {a: {c: 'd'}, e: {c: 'd'}} ¦¦ a merge ¦ a: &b {c: d, e: f}⏎g:⏎  <<: *b⏎  c: h ¦ {a: {c: 'd', e: 'f'}, g: {c: 'h', e: 'f'}} ¦¦ an anchor of a text ¦ a: &b c⏎d: *b ¦ {a: 'c', d: 'c'}
    a key with a colon ¦ sources:REPLACE: [a] ¦ {sources:REPLACE: ('a')} ¦¦ Windows' lines ¦ a: b␍⏎c:␍⏎  - d␍ ¦ {a: 'b', c: ('d')} ¦¦ nothing at all ¦ # a ¦ ''
    """#.exactRows
  @Test(arguments: values) func `YAML is read`(_ row: [String]) throws {
    let yaml = row[1].replacing("␍", with: "\r")
    try expect(Self.text(YAMLFile.value(of: yaml, file: "project.yml")), is: row[2].trimmingCharacters(in: [" "]))
  }

  private static let broken: [[String]] = #"""
    two colons ¦ a: b⏎c: d: e ¦ 2: this line is not a value. ¦¦ a quote without its end ¦ a: b⏎c: "d⏎e: f ¦ 2: this line is not a value. ¦¦ a bracket without its end ¦ a: [b⏎c: d ¦ 1: this line is not a value.
    a deeper key ¦ a: b⏎c:⏎  d: e⏎    f: g ¦ 3: this line is not a value. ¦¦ a key behind a list ¦ - a⏎b: c ¦ 2: this line does not belong to what is above. ¦¦ a tab ¦ a:⏎␉b: c ¦ 2: this line begins with a tab.
    an unknown anchor ¦ a: *b ¦ 1: this line names an anchor that is not above. ¦¦ a text behind a map ¦ a: b⏎c ¦ 2: this line does not belong to what is above.
    """#.exactRows
  @Test(arguments: broken) func `YAML that is not read is an error with its line`(_ row: [String]) {
    let error = #expect(throws: CannotExamine.self) {
      try YAMLFile.value(of: row[1].replacing("␉", with: "\t"), file: "project.yml")
    }
    expect(error?.description ?? "", begins: "project.yml:" + row[2].trimmingCharacters(in: [" "]))
  }

  /// A folder with a specification of XcodeGen and empty files.
  private func specification(_ text: String, _ files: String, _ others: [String: String] = [:]) throws
    -> TemporaryPackage
  {
    let package = try TemporaryPackage(named: "Shop")
    for file in files.split(separator: " ") { try package.write("", to: String(file)) }
    for (name, text) in others { try package.write(text, to: name) }
    try package.write(text, to: "project.yml")
    return package
  }

  /// What a target says, files on disk, and the files that it has.
  private static let sources: [[String]] = """
    a folder | sources: App | App/A.swift App/B/C.png Other/D.swift | App/A.swift App/B/C.png
    folders | sources: [App, Kit/A.swift] | App/A.swift Kit/A.swift Kit/B.swift | App/A.swift Kit/A.swift
    excluded files | sources: [{path: App, excludes: ["**/*.md", B, "C*.swift"]}] | App/A.swift App/a.md App/B/D.swift App/C1.swift App/E/C1.swift App/E/b.md | App/A.swift App/E/C1.swift
    included files | sources: [{path: App, includes: ["**/*.swift"]}] | App/A.swift App/a.txt App/B/C.swift | App/A.swift App/B/C.swift
    excluded before included | sources: [{path: App, includes: ["*.swift"], excludes: [A*]}] | App/A.swift App/B.swift | App/B.swift
    an optional folder | sources: [App, {path: Gone, optional: true}] | App/A.swift | App/A.swift
    a missing folder | sources: [App, Gone] | App/A.swift | App/A.swift Gone: a missing file
    a folder that stays one | sources: [App, {path: Web, type: folder}] | App/A.swift Web/a.html | App/A.swift Web
    a group | sources: [{path: App, type: group}] | App/A.swift | App/A.swift
    no phase | sources: [App, {path: Docs, buildPhase: none}] | App/A.swift Docs/a.txt | App/A.swift
    a copied folder | sources: [App, {path: Docs, buildPhase: {copyFiles: {destination: resources}}}] | App/A.swift Docs/a.txt | App/A.swift
    resources | sources: [App, {path: Docs, buildPhase: resources}] | App/A.swift Docs/a.swift | App/A.swift Docs/a.swift
    a catalog | sources: [App/A.swift, Media.xcassets] | App/A.swift Media.xcassets/Contents.json | App/A.swift Media.xcassets
    a list by a template | templates: [Base] | App/Shop/A.swift | App/Shop/A.swift
    a template's list, and more | {templates: [Base], sources: [More]} | App/Shop/A.swift More/B.swift | App/Shop/A.swift More/B.swift
    a template's list replaced | {templates: [Base], "sources:REPLACE": [More]} | App/Shop/A.swift More/B.swift | More/B.swift
    a template with an attribute | {templates: [Part], templateAttributes: {part: B}} | B/A.swift C/A.swift | B/A.swift
    other capitals | sources: app | App/A.swift | App/A.swift
    """.rows
  @Test(arguments: sources) func `a target of XcodeGen has its files`(_ row: [String]) throws {
    let own = row[1].hasPrefix("{") ? row[1] : "{\(row[1])}"
    let package = try specification(
      """
      name: Shop
      targetTemplates:
        Base:
          sources: ["App/${target_name}"]
        Part:
          sources: ["${part}"]
      targets:
        Shop: \(own)
      """, row[2])
    let target = try #require(XcodeProject(package.root + "/project.yml").targets.first?.target)
    func shown(_ path: String) -> String { String(path.dropFirst(package.root.count + 1)) }
    let left = target.leftFiles.map { "\(shown($0.path)): \($0.reason)" }
    expect(((target.sources + target.resources).map(shown).sorted() + left).joined(separator: " "), is: row[3])
  }

  /// What the project says, what the target says, and the value of `A`.
  private static let settings: [[String]] = """
    the project's | settings: {A: 1} | | 1 || the target's | settings: {A: 1} | settings: {A: 2} | 2 || a base | settings: {base: {A: 1}} | | 1
    a configuration | settings: {base: {A: 1}, configs: {Debug: {A: 2}, Release: {A: 3}}} | | 2 || in small letters | settings: {configs: {debug: {A: 2}}} | | 2
    an own debug configuration | {configs: {Staging Debug: debug, Live: release}, settings: {configs: {staging: {A: 2}}}} | | 2
    the whole name first | {configs: {Staging Debug: debug}, settings: {configs: {Staging Debug: {A: 1}, staging: {A: 2}}}} | | 1
    a group | settingGroups: {g: {A: 1}} | settings: {groups: [g]} | 1 || a base over a group | settingGroups: {g: {A: 1}} | settings: {groups: [g], base: {A: 2}} | 2
    a group in a group | settingGroups: {g: {groups: [h]}, h: {A: 1}} | settings: {groups: [g]} | 1 || a flag | settings: {A: yes} | | YES || a list | settings: {A: [b, c]} | | b c
    a configuration file | | configFiles: {Debug: a.xcconfig} | file || a setting over a file | | {configFiles: {Debug: a.xcconfig}, settings: {A: 1}} | 1
    the system | | {platform: iOS, settings: {A: $(SDKROOT)}} | iphoneos || systems | | {platform: [macOS, iOS], settings: {A: $(SDKROOT)}} | iphoneos
    destinations | | {supportedDestinations: [macOS, iOS], settings: {A: $(SDKROOT)}} | iphoneos
    an identifier | options: {bundleIdPrefix: a.b} | settings: {A: $(PRODUCT_BUNDLE_IDENTIFIER)} | a.b.Shop
    an included file | include: more.yml | | more || an own value | {include: [more.yml], settings: {A: 1}} | | 1
    an included file that is off | include: {path: more.yml, enable: no} | | none || a missing included file | include: dev.yml | | none
    """.rows
  @Test(arguments: settings) func `a target of XcodeGen has its settings`(_ row: [String]) throws {
    func inside(_ cell: String) -> String { cell.hasPrefix("{") ? String(cell.dropFirst().dropLast()) : cell }
    let whole = [inside(row[1]), "targets: {Shop: {\(inside(row[2]))}}"].filter { !$0.isEmpty }.joined(separator: ", ")
    let package = try specification("{\(whole)}", "", ["a.xcconfig": "A = file", "more.yml": "settings: {A: more}"])
    let target = try #require(XcodeProject(package.root + "/project.yml").targets.first?.target)
    expect(target.settings["A"] ?? "none", is: row[3])
  }

  private static let packages: [[String]] = """
    a version | {url: "https://a.b/Kit.git", from: 1.2} | kit from: "1.2.0" || an exact one | {url: "https://a.b/Kit", exactVersion: 1.2.3} | kit exact: "1.2.3"
    a large version | {url: "https://a.b/Kit", majorVersion: 2.0.0} | kit from: "2.0.0" || a branch | {github: a/Kit, branch: main} | kit branch: "main"
    a small version | {url: "https://a.b/Kit", minorVersion: 1.2.0} | kit .upToNextMinor(from: "1.2.0") || a revision | {url: "https://a.b/Kit", revision: abc} | kit revision: "abc"
    a range | {url: "https://a.b/Kit", minVersion: 1.0.0, maxVersion: 2.0.0} | kit "1.0.0"..<"2.0.0" || a folder | {path: Kit} | Kit
    a folder beside | {path: ../Kit2} | /Kit2
    """.rows
  @Test(arguments: packages) func `a project of XcodeGen has its packages`(_ row: [String]) throws {
    let package = try specification("packages: {Kit: \(row[1])}", "Kit/Package.swift ../Kit2/Package.swift")
    let project = try XcodeProject(package.root + "/project.yml")
    let remote = project.remotePackages.map { "\($0.identity) \($0.requirement)" }
    expect((remote + project.localPackages).joined(separator: ", "), ends: row[2])
  }

  private static let products: [[String]] = """
    its own name | {package: Kit} | Kit || a product | {package: Kit, product: A} | A || products | {package: Kit, products: [A, B]} | A B || a target | {target: Kit} |
    """.rows
  @Test(arguments: products) func `a target of XcodeGen has a package's products`(_ row: [String]) throws {
    let package = try specification(
      "{packages: {Kit: {url: \"https://a.b/kit-swift\", from: 1.0.0}}, targets: {Shop: {dependencies: [\(row[1])]}}}",
      "")
    let project = try XcodeProject(package.root + "/project.yml")
    let products = project.targets.flatMap(\.target.products).filter { project.packageOfProduct[$0] == "kit-swift" }
    expect(products.joined(separator: " "), is: row[2])
  }

  @Test func `the paths of an included file are in its folder`() throws {
    let package = try specification(
      "include: [Kit/kit.yml]", "Kit/Code/A.swift Kit/Own/Package.swift",
      ["Kit/kit.yml": "targets: {Kit: {sources: [Code, {path: More}]}}\npackages: {Own: {path: Own}}"])
    let project = try XcodeProject(package.root + "/project.yml")
    let target = try #require(project.targets.first?.target)
    let found = target.sources + target.leftFiles.map(\.path) + project.localPackages
    expect(found.map { String($0.dropFirst(package.root.count + 1)) }, is: ["Kit/Code/A.swift", "Kit/More", "Kit/Own"])
  }

  /// Settings, the Info.plist, and a key with its value.
  private static let infos: [[String]] = """
    a version | MARKETING_VERSION: 2.5 | | CFBundleShortVersionString | '2.5' || a build | CURRENT_PROJECT_VERSION: 12 | | CFBundleVersion | '12'
    an identifier | PRODUCT_BUNDLE_IDENTIFIER: a.$(PRODUCT_NAME:rfc1034identifier) | | CFBundleIdentifier | 'a.Shop' || a name | PRODUCT_NAME: My Shop | | CFBundleName | 'My Shop'
    a generated key | {GENERATE_INFOPLIST_FILE: yes, INFOPLIST_KEY_CFBundleDisplayName: My Shop} | | CFBundleDisplayName | 'My Shop'
    a key that is not generated | INFOPLIST_KEY_CFBundleDisplayName: My Shop | | CFBundleDisplayName | ()
    a generated flag | {GENERATE_INFOPLIST_FILE: yes, INFOPLIST_KEY_UIStatusBarHidden: yes} | | UIStatusBarHidden | YES
    a generated list | {GENERATE_INFOPLIST_FILE: yes, INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad: A B} | | UISupportedInterfaceOrientations~ipad | ('A', 'B')
    a file's value | INFOPLIST_FILE: App/Own.plist | <key>Own</key><string>1</string> | Own | '1'
    a variable in a file | {INFOPLIST_FILE: App/Own.plist, MARKETING_VERSION: 3} | <key>CFBundleShortVersionString</key><string>v$(MARKETING_VERSION)</string> | CFBundleShortVersionString | 'v3'
    types of addresses | {INFOPLIST_FILE: App/Own.plist, SCHEME: shop} | <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>${SCHEME}</string></array></dict></array> | CFBundleURLTypes | ({CFBundleURLSchemes: ('shop')})
    a file in the project's folder | INFOPLIST_FILE: $(SRCROOT)/App/Own.plist | <key>Own</key><true/> | Own | YES
    """.rows
  @Test(arguments: infos) func `an app's Info.plist has the project's values`(_ row: [String]) throws {
    let settings = row[1].hasPrefix("{") ? row[1] : "{\(row[1])}"
    let package = try specification(
      "targets: {Shop: {settings: \(settings)}}", "", ["App/Own.plist": "<plist><dict>\(row[2])</dict></plist>"])
    let target = try #require(XcodeProject(package.root + "/project.yml").targets.first?.target)
    let written = try PropertyList(parsing: AdoptedInfo(target).values.xml, of: "Info.plist")
    expect(Self.text(written[row[3]]), is: row[4])
  }

  @Test func `XcodeGen's properties are in the Info.plist that it has not written yet`() throws {
    let package = try specification(
      "targets: {Shop: {info: {path: App/Info.plist, properties: {CFBundleDisplayName: $(PRODUCT_NAME)!, UILaunchScreen: {}}}}}",
      "")
    let target = try #require(XcodeProject(package.root + "/project.yml").targets.first?.target)
    expect(Self.text(AdoptedInfo(target).values["CFBundleDisplayName"]), is: "'Shop!'")
  }

  /// Settings of the target, and the symbols that are generated from its catalogs.
  private static let symbols: [[String]] = """
    nothing | {} | undeclared || extensions | {GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: yes} | extensions
    no extensions | {GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: no} | resources || no symbols | {GENERATE_ASSET_SYMBOLS: no} | none
    """.rows
  @Test(arguments: symbols) func `asset symbols are generated as the project's settings say`(_ row: [String]) throws {
    let settings = row[1].replacing("GENERATE", with: "ASSETCATALOG_COMPILER_GENERATE")
    let package = try specification(
      "targets: {Shop: {type: application, platform: iOS, sources: [App], settings: \(settings)}}", "App/A.swift")
    let app = try AdoptedApp(XcodeProject(package.root + "/project.yml"), target: nil)
    expect("\(app.app.symbols)", is: row[2])
  }

  /// The app's imports, the targets of the package Kit, files on disk, and the modules, those that are left with the reason.
  private static let packaged: [[String]] = """
    a module | Kit | .target(name: "Kit") | Kit/Sources/Kit/A.swift | Kit Shop
    a binary target | Kit | .binaryTarget(name: "Kit", path: "Kit.xcframework") | | Shop
    a module that nothing imports | Kit | .target(name: "Kit"), .executableTarget(name: "Tool") | Kit/Sources/Kit/A.swift Kit/Sources/Tool/main.swift | Kit Shop
    a plug-in | Kit | .target(name: "Kit", plugins: ["Gen"]), .plugin(name: "Gen", capability: .buildTool()) | Kit/Sources/Kit/A.swift Kit/Plugins/Gen/P.swift | Kit Shop
    a target in C | Kit | .target(name: "Kit") | Kit/Sources/Kit/a.c Kit/Sources/Kit/include/a.h | Kit Shop
    a broken target in C | Kit | .target(name: "Kit", cSettings: [.define("BROKEN")]) | Kit/Sources/Kit/a.c Kit/Sources/Kit/include/a.h | Shop Kit:
    an excluded file in C | Kit | .target(name: "Kit", exclude: ["a.c"], cSettings: [.define("BROKEN")]) | Kit/Sources/Kit/a.c Kit/Sources/Kit/b.c Kit/Sources/Kit/include/a.h | Kit Shop
    a setting in C | Kit | .target(name: "Kit", cSettings: [.define("BROKEN", to: "0")]) | Kit/Sources/Kit/a.c Kit/Sources/Kit/include/a.h | Kit Shop
    a broken manifest | Kit | .target(nam: "Kit") | Kit/Sources/Kit/A.swift | Shop Kit:
    """.rows
  @Test(arguments: packaged) func `a local package has the modules that the app needs`(_ row: [String]) throws {
    let package = try specification(
      "{packages: {Kit: {path: Kit}}, targets: {Shop: {type: application, platform: iOS, sources: [App]}}}", row[3],
      ["App/A.swift": "import \(row[1])\n"])
    if row[3].contains("a.c") { try package.write("#if BROKEN\nint\n#endif\n", to: "Kit/Sources/Kit/a.c") }
    try package.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [\(row[2])])\n",
      to: "Kit/Package.swift")
    let project = try XcodeProject(package.root + "/project.yml")
    var app = try AdoptedApp(project, target: nil)
    try app.addPackagesAndImports(project, ScratchFolder())
    let left = app.leftTargets.map { $0.name + ":" }
    expect((app.modules.map(\.name) + left).joined(separator: " "), is: row[4])
  }

  /// A path and what the manifest has for it. Files are of the app, those in Kit of a local package.
  private static let resources: [[String]] = """
    a file | .process("a.json") || a folder | .copy("Web") || a catalog | .copy("Media.xcassets") || a translated table | .process("de.lproj/L.strings")
    the Info.plist | .copy("../EveryState/AppInfo/EveryState-Info.plist") || a copied file of a package | .copy("Data") || a processed folder of a package | .process("Resources")
    a data model of a package | .copy("Stock.xcdatamodeld") || a catalog of a package | .copy("Kit.xcassets")
    headers in C | publicHeadersPath: "include" || settings in C | cSettings: [.define("A", to: "1"), .headerSearchPath("inner")]
    """.rows
  @Test(arguments: resources) func `the written manifest has the resources and C targets`(_ row: [String]) throws {
    let text = try Self.manifest.get()
    expect(text, contains: row[1], comment: text)
  }

  /// Written once, as SwiftPM takes half a second to read each package.
  private static let manifest = Result {
    let package = try AdoptSpecificationTests().specification(
      """
      packages: {Kit: {path: Kit}}
      targets: {Shop: {type: application, platform: iOS, sources: [App, {path: App/Web, type: folder}]}}
      """,
      "App/a.json App/Media.xcassets/Contents.json App/de.lproj/L.strings App/Web/a.html Kit/Sources/Kit/Data/a Kit/Sources/Kit/Resources/b "
        + "Kit/Sources/Kit/Kit.xcassets/Contents.json Kit/Sources/Kit/Stock.xcdatamodeld/a Kit/Sources/CKit/include/a.h Kit/Sources/CKit/a.c",
      [
        "App/A.swift": "import Kit\n", "Kit/Sources/Kit/A.swift": "import CKit\n",
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", targets: [
          .target(name: "Kit", dependencies: ["CKit"], resources: [.copy("Data"), .process("Resources"), .process("Stock.xcdatamodeld")]),
          .target(name: "CKit", cSettings: [.define("A", to: "1"), .headerSearchPath("inner")]),
        ])
        """,
      ])
    let project = try XcodeProject(package.root + "/project.yml")
    var app = try AdoptedApp(project, target: nil)
    try app.addPackagesAndImports(project, ScratchFolder())
    return AdoptedManifest(
      app: app, packages: [], stubs: [], everyState: "../EveryState", leftOut: "", effort: .full
    ).text
  }

  /// The folder of the package Kit, that of the package Own which Kit needs, and the folder of the written package.
  private static let places: [[String]] = """
    in the project | Kit | Kit/Own | App || beside it | ../Kit | ../Own | .
    one beside it | Kit | ../Own | .
    """.rows
  @Test(arguments: places) func `local packages that need each other are found, wherever they are`(_ row: [String])
    throws
  {
    let package = try TemporaryPackage(named: "Repository")
    try FileManager.default.removeItem(atPath: package.root + "/Package.swift")
    let app = package.root + "/App/"
    func manifest(_ name: String, _ dependency: String) -> String {
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", "
        + "dependencies: [\(dependency)], targets: [.target(name: \"\(name)\")])\n"
    }
    let own = XcodeProject.joined(app, row[2])
    let files = [
      "App/Shop.swift": "import Kit\n", "App/\(row[1])/Sources/Kit/A.swift": "import Own\n",
      "App/\(row[1])/Package.swift": manifest("Kit", ".package(path: \"\(own)\")"),
      "App/\(row[2])/Sources/Own/A.swift": "", "App/\(row[2])/Package.swift": manifest("Own", ""),
      "App/project.yml":
        "{packages: {Kit: {path: \(row[1])}}, targets: {Shop: {type: application, platform: iOS, sources: [Shop.swift]}}}",
    ]
    for (name, text) in files { try package.write(text, to: name) }
    let project = try XcodeProject(app + "project.yml")
    var adopted = try AdoptedApp(project, target: nil)
    try adopted.addPackagesAndImports(project, ScratchFolder())
    let folder = adopted.root == package.root ? "." : String(adopted.root.dropFirst(package.root.count + 1))
    expect(
      adopted.modules.map(\.name).sorted().joined(separator: " ") + " in " + folder, is: "Kit Own Shop in " + row[3])
  }

  private static func projectFile(_ name: String, _ kind: String, _ dependencies: String) -> String {
    """
    { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { children = (F); }; F = { path = \(name).swift; }; S = { isa = PBXSourcesBuildPhase; files = (SF); };
      SF = { fileRef = F; }; L = { isa = PBXFrameworksBuildPhase; files = (LF); }; LF = { fileRef = LR; }; \(dependencies)
      T = { isa = PBXNativeTarget; name = \(name); productType = "x.\(kind)"; buildPhases = (S, L); dependencies = (D); };
    }; }
    """
  }
  private static let workspaces: [[String]] = """
    an app alone | <FileRef location = "group:App/App.xcodeproj"></FileRef> | | App
    a framework by its file | <FileRef location="group:App/App.xcodeproj"/><FileRef location="group:Kit/Kit.xcodeproj"/> | LR = { path = Kit.framework; }; | Kit App
    a library by its file | <FileRef location="group:App/App.xcodeproj"/><FileRef location="group:Kit/Kit.xcodeproj"/> | LR = { path = libKit.a; }; | Kit App
    a dependency by its name | <FileRef location="group:App/App.xcodeproj"/><FileRef location="group:Kit/Kit.xcodeproj"/> | D = { name = Kit; }; | Kit App
    a group | <Group location="group:Kit"><FileRef location="group:Kit.xcodeproj"/></Group><FileRef location="container:App/App.xcodeproj"/> | D = { name = Kit; }; | Kit App
    pods | <FileRef location="group:App/App.xcodeproj"/><FileRef location="group:Pods/Pods.xcodeproj"/> | D = { name = Pods; }; | App
    """.rows
  @Test(arguments: workspaces) func `a workspace has the modules of its projects`(_ row: [String]) throws {
    let package = try TemporaryPackage(named: "Shop")
    for (name, kind) in [("App", "application"), ("Kit", "framework"), ("Pods", "framework")] {
      try package.write(
        Self.projectFile(name, kind, name == "App" ? row[2] : ""), to: "\(name)/\(name).xcodeproj/project.pbxproj")
      try package.write("", to: "\(name)/\(name).swift")
    }
    try package.write("<Workspace>\(row[1])</Workspace>", to: "Shop.xcworkspace/contents.xcworkspacedata")
    let app = try AdoptedApp(XcodeProject(package.root + "/Shop.xcworkspace"), target: nil)
    expect(app.modules.map(\.name).joined(separator: " "), is: row[3])
  }

  /// Files in a folder, and the project that is found, or the end of the error.
  private static let folders: [[String]] = """
    a project | App.xcodeproj/a | App.xcodeproj || a workspace before its project | App.xcodeproj/a App.xcworkspace/a | App.xcworkspace || XcodeGen | project.yml App/A.swift | project.yml
    a generated project | project.yml App.xcodeproj/a | App.xcodeproj || a project below | ios/App.xcodeproj/a Pods/Pods.xcodeproj/a | ios/App.xcodeproj
    Tuist | Project.swift Tuist.swift | is a project of Tuist. Generate the Xcode project, on a Mac if need be: tuist generate --no-open
    nothing | A.swift | has no Xcode project. For a package, run `everystate doctor`.
    two projects | A.xcodeproj/a B.xcodeproj/a | has 2 projects. Choose one:⏎everystate adopt /A.xcodeproj⏎everystate adopt /B.xcodeproj
    """.rows
  @Test(arguments: folders) func `a folder's project is found`(_ row: [String]) throws {
    let package = try TemporaryPackage(named: "Shop")
    for file in row[1].split(separator: " ") { try package.write("", to: String(file)) }
    let root = try CannotExamine.realPath(package.root)
    switch Result(catching: { try AdoptCommand.project(at: root) }) {
    case .success(let path): expect(String(path.dropFirst(root.count + 1)), is: row[2])
    case .failure(let error): expect("\(error)".replacing("adopt " + root, with: "adopt "), ends: row[2])
    }
  }
}
