@testable import EveryStateCommand

/// What `everystate adopt` reads of an Xcode project, in tables of small inputs.
@Suite struct AdoptProjectTests {
  private static let lists: [[String]] = #"""
    a project's form | {a = (b, "c d",); // e⏎} | {a: ('b', 'c d')} || comments | // !$*UTF8*$!⏎{ /* a = 2; */ a /* App */ = 1; } | {a: '1'}
    UTF-8 | {a = "Größe 🧪\n";} | {a: 'Größe 🧪⏎'} || two equal keys | {a = 1; a = 2;} | {a: '2'}
    XML | <plist><dict><key>a</key><array><true/><integer>3</integer><string>&amp;</string></array></dict></plist> | {a: (YES, 3, '&')}
    """#.rows
  @Test(arguments: lists) func `a property list is read`(_ row: [String]) throws {
    func text(_ list: PropertyList) -> String {
      switch list {
      case .text(let text): "'\(text)'"
      case .flag, .number: list.text ?? ""
      case .list(let list): "(\(list.map(text).joined(separator: ", ")))"
      case .dictionary(let pairs): "{\(pairs.map { "\($0): \(text($1))" }.sorted().joined(separator: ", "))}"
      }
    }
    try expect(text(PropertyList(parsing: Array(row[1].utf8), of: "p")), is: row[2])
  }

  private static let broken: [[String]] = """
    a value without a semicolon | {a = 1⏎b = 2;} | Missing ';' on line 2
    a conflict of Git | {⏎<<<<<<< HEAD⏎a = 1;} | Expected terminating '}' for dictionary at line 2
    a second value | {a = 1;}⏎} | Junk after plist at line 2
    """.rows
  @Test(arguments: broken) func `a broken property list is an error with its line`(_ row: [String]) {
    let error = #expect(throws: CannotExamine.self) { try PropertyList(parsing: Array(row[1].utf8), of: "a.list") }
    expect(error?.description ?? "", is: "a.list is not a property list: " + row[2])
  }

  /// A project with the targets Shop and Kit, in a folder with empty files.
  private func project(
    _ objects: String, _ files: [Substring], shop: String = "", directory: String = "", in folder: String = "Shop"
  ) throws -> (root: String, project: XcodeProject) {
    let package = try TemporaryPackage(named: folder)
    for file in files { try package.write("", to: String(file)) }
    try package.write(
      """
      { rootObject = P; objects = { G = { isa = PBXGroup; children = (G1); };
        P = { isa = PBXProject; projectDirPath = "\(directory)"; mainGroup = G; targets = (T, U); buildConfigurationList = L; };
        L = { buildConfigurations = (C, D); }; C = { name = Release; buildSettings = { SDKROOT = macosx; }; };
        D = { name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = App/Own.plist; }; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "x.application"; buildPhases = (S, R); \(shop) };
        U = { isa = PBXNativeTarget; name = Kit; productType = "x.framework"; };
        S = { isa = PBXSourcesBuildPhase; files = (S1, S2); }; R = { isa = PBXResourcesBuildPhase; files = (R1, RX); };
        RX = { fileRef = R2; }; S1 = { fileRef = F1; }; R1 = { fileRef = F2; }; G1 = { path = App; children = (F1, F2); };
        \(objects)
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    return (package.root, try XcodeProject(package.root + "/Shop.xcodeproj"))
  }

  /// Objects, files on disk, and the files of Shop, behind the slash those of Kit. `A(path)` is a file; E is an exception of Shop, X of Kit.
  private static let targets: [[String]] = """
    a listed file | F1(A.swift) | App/A.swift App/B.swift | App/A.swift
    a group without a path | F1 = { children = (F3); }; F3(A.swift) S2 = { fileRef = F3; }; | App/A.swift | App/A.swift
    a path below the project | F1 = { path = B/A.swift; sourceTree = SOURCE_ROOT; }; | B/A.swift | B/A.swift
    a missing file | F1(Gone.swift) | App/A.swift | || a file listed twice | F1(A.swift) S2 = { fileRef = F1; }; | App/A.swift | App/A.swift
    a file in two languages | F2 = { isa = PBXVariantGroup; children = (V, W); }; V(de.lproj/L.strings) W(en.lproj/L.strings) | App/de.lproj/L.strings App/en.lproj/L.strings | App/de.lproj/L.strings App/en.lproj/L.strings
    the versions of a data model | F1 = { isa = XCVersionGroup; path = M.xcdatamodeld; children = (V); }; V(M.xcdatamodel) | App/M.xcdatamodeld/M.xcdatamodel/contents | App/M.xcdatamodeld App/M.xcdatamodeld/M.xcdatamodel
    a source in Metal | F1(A.metal) | App/A.metal | App/A.metal || a storyboard | F2(A.storyboard) | App/A.storyboard |
    a file without an ending | F2(LICENSE) | App/LICENSE | App/LICENSE || a document | F2(A.md) | App/A.md | App/A.md
    a property list | F2(Info.plist) | App/Info.plist | App/Info.plist || a folder | F2(Help) | App/Help/A.html | App/Help
    other capitals | F1(a.swift) | App/A.swift | App/A.swift || other capitals of a folder | F1(b/A.swift) | App/B/A.swift | App/B/A.swift
    a synchronized folder | folder | App/A.swift App/B/C.swift App/.D.swift E.swift | App/A.swift App/B/C.swift
    folders that are one file | folder | App/A.xcassets/B.swift App/de.lproj/L.strings | App/A.xcassets App/de.lproj/L.strings
    an exception | folder E(B.swift) | App/A.swift App/B.swift | App/A.swift
    an exception of a folder | folder E(B) | App/A.swift App/B/C.swift App/Bc.swift | App/A.swift App/Bc.swift
    an exception of a translated file | folder E("/Localized: L.strings") | App/de.lproj/L.strings App/de.lproj/M.strings | App/de.lproj/M.strings
    a translated file below a folder | folder E("/Localized: B/L.strings") | App/L.strings App/B/de.lproj/L.strings | App/L.strings
    a translated file in one language | folder E("/Localized: de.lproj/L.strings") | App/de.lproj/L.strings App/en.lproj/L.strings | App/en.lproj/L.strings
    a translated file of Kit | folder X("/Localized: L.strings") | App/de.lproj/L.strings | App/de.lproj/L.strings / App/de.lproj/L.strings
    the target's Info.plist | folder | App/Info.plist App/Own.plist App/Keys.plist | App/Keys.plist
    a folder that stays one | whole | App/Help/A.html App/A.swift | App/A.swift App/Help
    an exception of Kit | folder X(B.swift) | App/A.swift App/B.swift | App/A.swift App/B.swift / App/B.swift
    a file that moves to Kit | folder E(B.swift) X(B.swift) | App/A.swift App/B.swift | App/A.swift / App/B.swift
    """.rows
  @Test(arguments: targets, ["Shop", "my.shop/Shop"])
  func `a target has its files, wherever the project is`(_ row: [String], _ folder: String) throws {
    let folders = "G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, X);"
    let whole = row[1].replacing("whole", with: folders + " explicitFolders = (Help); };")
    let objects = whole.replacing("folder ", with: folders + " }; ").replacing(/^folder$/, with: folders + " };")
      .replacing(/([A-Z]\d?)\(([^()]*)\)/) {
        let set = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\($0.2)); target = "
        return "\($0.1) = { " + (["E": set + "T", "X": set + "U"][$0.1] ?? "path = \($0.2)") + "; };"
      }
    let (root, project) = try project(
      objects, row[2].split(separator: " "),
      shop: row[1].contains(/^(folder|whole)/) ? "fileSystemSynchronizedGroups = (G1);" : "", in: folder)
    let found = project.targets.map(\.target).map { target in
      (target.sources + target.resources + target.otherSources).map { $0.dropFirst(root.count + 1) }
        .joined(separator: " ")
    }
    expect(found.filter { !$0.isEmpty }.joined(separator: " / "), is: row[3])
  }

  /// Objects, files on disk, and a left file with its reason.
  private static let left: [[String]] = """
    a missing file | F1(Gone.swift) | | App/Gone.swift: a missing file || a storyboard | F2(A.storyboard) | App/A.storyboard | App/A.storyboard: Linux cannot compile it
    a framework among the resources | F2(A.framework) | App/A.framework/A | App/A.framework: not a resource
    a second resource of a name | F2(A.txt) R2(B/A.txt) | App/A.txt App/B/A.txt | App/B/A.txt: another resource has its name
    """.rows
  @Test(arguments: left) func `a file that is left out is named`(_ row: [String]) throws {
    let objects = row[1].replacing(/([A-Z]\d)\(([^()]*)\)/) { "\($0.1) = { path = \($0.2); };" }
    let project = try project(
      objects + "F3 = { path = A.swift; }; S2 = { fileRef = F3; }; G1 = { path = App; children = (F1, F2, F3, R2); };",
      row[2].split(separator: " ") + ["App/A.swift"]
    ).project
    let app = try AdoptedApp(project, target: nil)
    expect(app.leftTargets.map { "\($0.name): \($0.reason)" }, contains: row[3])
  }

  @Test func `files are in the folder that the project names as its own`() throws {
    let (root, project) = try project("F1 = { path = A.swift; };", ["Code/App/A.swift"], directory: "Code")
    expect(project.targets.first?.target.sources, is: [root + "/Code/App/A.swift"])
  }

  /// Targets, apps for a phone where nothing else is said; the name that the user gives; the target or the error.
  private static let choices: [[String]] = """
    the only app | App | | App || the project's name | Lite, Shop | | Shop || an app beside a framework | Kit framework, Lite | | Lite
    two apps | Kit framework, Lite, Big_Pro | | Shop.xcodeproj has 2 iOS apps. Choose one:⏎everystate adopt /Shop.xcodeproj --target Lite⏎everystate adopt /Shop.xcodeproj --target Big_Pro
    an app of several systems | Lite application macosx, Pro application auto | | Pro || the user's choice | Lite, Shop | Lite | Lite
    an app of a headset and a phone | Lite application xros iphoneos, Kit framework | | Lite
    a framework of the user's choice | Kit framework, Shop | Kit | Kit
    an unknown name | Lite, Pro | Max | has no iOS app named 'Max'. Its targets: Lite, Pro. Name one with --target.
    no app for a phone | Watch application watchos, Shop framework | | has no iOS app with Swift files. Its targets: Watch, Shop. Name one with --target.
    """.rows
  @Test(arguments: choices) func `the app's target is chosen`(_ row: [String]) throws {
    let objects = row[1].split(separator: ",").enumerated().map { number, target in
      let given = target.split(separator: " ").map(String.init)
      let words = given + ["application", "iphoneos"].dropFirst(given.count - 1)
      return """
        T\(number) = { isa = PBXNativeTarget; name = \(words[0]); productType = "x.\(words[1])"; buildPhases = (S);
          buildConfigurationList = L\(number); }; L\(number) = { buildConfigurations = (C\(number)); };
        C\(number) = { buildSettings = { SDKROOT = \(words[2]); \(words.count > 3 ? "SUPPORTED_PLATFORMS = \(words[3]);" : "") }; };
        """
    }
    let project =
      "P = { isa = PBXProject; mainGroup = G; targets = (\(objects.indices.map { "T\($0)" }.joined(separator: ","))); };"
    let found = Result {
      try AdoptedApp(
        self.project(project + objects.joined() + "F1 = { path = A.swift; };", ["App/A.swift"]).project,
        target: row[2].isEmpty ? nil : row[2])
    }
    switch found {
    case .success(let app): expect(app.app.name, is: row[3])
    case .failure(let error): expect("\(error)".replacing(/\/\S*\/Shop/, with: "/Shop"), ends: row[3])
    }
  }

  /// A project's settings; the target's; the value of `A`.
  private static let inheritance: [[String]] = """
    the project's value | A=1 | | 1 || the target's value | A=1 | A=2 | 2 || an inherited value | A=1 | A=$(inherited) 2 | 1 2
    an inherited value in braces | A=1 | A=${inherited} 2 | 1 2 || nothing to inherit | | A=$(inherited)2 | 2 || a variable | B=1 | A=$(B)/x | 1/x
    a variable in braces | B=1 | A=${B}x | 1x || a variable in a variable | B=$(C); C=1 | A=$(B)$(B) | 11 || an unknown variable | | A=x$(B) | x
    the target's name | | A=$(PRODUCT_NAME) | My Shop || a module's name | | A=$(TARGET_NAME:c99extidentifier) | My_Shop
    small letters | | A=$(TARGET_NAME:lower) | my shop || two operators | | A=${TARGET_NAME:upper:identifier} | MY_SHOP
    an identifier of the web | | A=$(TARGET_NAME:rfc1034identifier) | My-Shop || a default value | | A=$(B:default=2) | 2 || a needless default value | B=1 | A=$(B:default=2) | 1
    an operator on a variable's variable | B=$(C); C=x | A=$(B:upper) | X || a variable in a name | B_Debug=1 | A=$(B_$(CONFIGURATION)) | 1
    a value in itself | | A=1$(A) | 1 || the project's folder | | A=$(SRCROOT)/x | /app/x || no variable | | A=x$()y | xy
    a condition that precedes | | A[sdk=iphone*]=2; A=1 | 2 || a condition of another configuration | | A=1; A[config=Release]=2 | 1
    two conditions | | A=1; A[sdk=iphoneos*][arch=x86_64]=2 | 1 || a condition for a phone | | A=1; A[sdk=iphoneos*]=2 | 2
    a condition for a Mac | | A=1; A[sdk=macosx*]=2 | 1 || no value | B=1 | | none
    """.rows
  private func settings(_ cells: String...) -> XcodeSettings {
    XcodeSettings(
      cells.map { cell in
        let pairs = cell.split(separator: "; ").compactMap { $0.firstMatch(of: /^([^=\[]*(?:\[[^\]]*\])*)=(.*)$/) }
        return .init(settings: Dictionary(pairs.map { (String($0.1), .text(String($0.2))) }) { $1 }, file: nil)
      }, target: "My Shop", folder: "/app")
  }
  @Test(arguments: inheritance) func `a setting has the values of others in it`(_ row: [String]) {
    expect(settings(row[1], row[2])["A"] ?? "none", is: row[3])
  }

  private static let configurations: [[String]] = """
    a value | A = 1 2 | 1 2 || a comment | A = 1 // 2⏎// A = 3 | 1 || the last value | A=1⏎A = 2 | 2 || an included value | #include "Base.xcconfig" | base
    more than an included value | #include "Base.xcconfig"⏎A = $(inherited)1 | base1 || an optional file | #include? "None.xcconfig"⏎A = 1 | 1
    a file that includes itself | A = 1⏎#include "Own.xcconfig" | 1 || conditions | A[sdk=iphonesimulator*][arch=*] = 1⏎A[config=Release] = 2 | 1
    """.rows
  @Test(arguments: configurations) func `a configuration file gives settings`(_ row: [String]) throws {
    let package = try TemporaryPackage()
    try package.write(row[1], to: "Own.xcconfig")
    try package.write("A = base", to: "Base.xcconfig")
    let settings = XcodeSettings([.init(settings: [:], file: package.root + "/Own.xcconfig")], target: "App")
    expect(settings["A"] ?? "none", is: row[2])
  }

  private static let manifestSettings: [[String]] = """
    Swift 5 | SWIFT_VERSION=5.0 | 5 || Swift 6 | SWIFT_VERSION=6.0 | 6
    an isolation | SWIFT_DEFAULT_ACTOR_ISOLATION=MainActor | 5 defaultIsolation(MainActor.self) || a feature | UP_EXISTENTIAL_ANY=YES | 5 ExistentialAny
    a feature that is off | UP_EXISTENTIAL_ANY=NO | 5 || a feature by migration | UP_MEMBER_IMPORT_VISIBILITY=MIGRATE | 5 MemberImportVisibility
    a feature of another name | UP_BARE_SLASH_REGEX=YES | 5 BareSlashRegexLiterals || regex literals | SLASH=default | 5 BareSlashRegexLiterals
    a feature that Swift 6 has | SWIFT_VERSION=6; UP_GLOBAL_CONCURRENCY=YES | 6
    approachable concurrency | SWIFT_VERSION=6; SWIFT_APPROACHABLE_CONCURRENCY=YES | 6 InferIsolatedConformances NonisolatedNonsendingByDefault
    conditions | SWIFT_ACTIVE_COMPILATION_CONDITIONS=DEBUG PRO "LITE" | 5 define(LITE) define(PRO)
    flags | OTHER_SWIFT_FLAGS=-DPRO -D -Xfrontend -Da.b | 5 define(PRO)
    """.rows
  @Test(arguments: manifestSettings) func `a manifest has the settings of a target`(_ row: [String]) {
    let own = row[1].contains("SLASH") ? row[1] : row[1] + "; SWIFT_ENABLE_BARE_SLASH_REGEX=NO"
    let (_, settings) = AdoptedApp.settings(settings(own.replacing("UP_", with: "SWIFT_UPCOMING_FEATURE_")))
    let words = settings.map {
      $0.replacing(/^\.(?:enableUpcomingFeature|swiftLanguageMode)\((?:"|\.v)(\w+)"?\)$/) { $0.1 }.filter { $0 != "\"" }
        .trimmingPrefix(".")
    }
    expect(words.joined(separator: " "), is: row[2])
  }

  private static let symbols: [[String]] = """
    a suffix | AccentColor | Color | accent || of an image | heroImage | Image | hero || a suffix alone | Image | Image | image
    another kind's suffix | heroImage | Color | heroImage || a sign | github-logo | Image | githubLogo || capitals before a word | URLIcon | Image | urlIcon
    capitals alone | CS | Image | CS || capitals and a digit | A1 | Image | A_1 || several words | icon 24.fill | Image | icon24Fill
    capitals before a digit | MP3Player | Image | mp3Player || a color's digits | 2F3445 | Color | _2_F_3445 || its letters first | FFE05D | Color | FFE_05_D
    digits alone | 292929 | Color | _292929 || digits behind a word | color_9DA2A5 | Color | color9DA2A5 || a letter behind a digit | logout_3d | Image | logout3D
    a digit at the beginning | 10c | Image | _10C || a small letter first | c50000 | Color | c50000 || no letter | -- | Image | _ || a keyword | class | Color | `class`
    a keyword with a suffix | defaultColor | Color | `default` || an umlaut | Über | Color | über
    """.rows
  @Test(arguments: symbols) func `an asset's symbol is Xcode's`(_ row: [String]) {
    expect(AssetSymbols.symbol(row[1], without: row[2]), is: row[3])
  }

  /// - Parameter files: sets, and folders with a namespace.
  private func catalog(_ files: String) throws -> AssetSymbols {
    let package = try TemporaryPackage()
    for file in files.split(separator: ", ") {
      let contents = file.hasSuffix("set") ? "{}" : #"{"properties" : {"provides-namespace" : true}}"#
      try package.write(contents, to: "A.xcassets/\(file)/Contents.json")
    }
    return AssetSymbols([package.root + "/A.xcassets"])
  }
  private static let catalogs: [[String]] = """
    a color | red.colorset | red=red || an image | red.imageset | red=red || a folder | A/red.colorset | red=red
    a folder with a dot | A 1.0/red.colorset | red=red || a namespace | A/red.colorset, A | A/red=A.red
    a namespace in a folder | A/B/red.colorset, A/B | B/red=B.red || a namespace in a namespace | a/b c/red.colorset, a, a/b c | a/b c/red=A.BC.red
    a digit at a namespace's beginning | 1a/red.colorset, 1a | 1a/red=_1A.red || equal symbols | red-a.colorset, redA.colorset | red-a=redA
    equal symbols of two kinds | red.colorset, red.imageset | red=red red=red
    equal symbols of two namespaces | A/a.colorset, B/a.colorset, A, B | A/a=A.a B/a=B.a || other sets | A.appiconset, B.dataset |
    """.rows
  @Test(arguments: catalogs) func `a catalog has its assets`(_ row: [String]) throws {
    let symbols = try catalog(row[1]).assets.map {
      "\($0.name)=\(($0.namespaces + [$0.symbol]).joined(separator: "."))"
    }
    expect(symbols.joined(separator: " "), is: row[2])
  }

  private static let colors: [[String]] = """
    a color | line | static var line: Color { Color(ColorResource.line) } | 2 || a color with a name of SwiftUI's | red | static var red | 0
    a resource of such a name | red | static let red = ColorResource(name: "red", bundle: .main) | 1
    a style with a name of SwiftUI's | tint | static var tint | 1 || a color that the app declares | own | static var own | 0
    a namespace that the app declares | Own/a | static var a: SwiftUI.Color | 0 || another namespace | Other/a | static var a: SwiftUI.Color | 1
    """.rows
  @Test(arguments: colors) func `a color's name is declared where SwiftUI has none`(_ row: [String]) throws {
    let source = try catalog(row[1] + ".colorset, Own, Other").source(isOfPackage: false, without: ["own", "Own"])
    expect(source.components(separatedBy: row[2]).count - 1, is: Int(row[3]) ?? 0, source)
  }

  /// A part of an entity, and the code. `A=` is an attribute of a type, `R=` a relationship to an entity, and `S` a scalar.
  private static let models: [[String]] = """
    a text | A="String" | var a: String? || a number | A="Integer 16" | var a: NSNumber? || a scalar number | A="Integer 64" S | var a: Int64
    a scalar flag | A="Boolean" S | var a: Bool || a scalar fraction | A="Double" S | var a: Double || a date | A="Date" | var a: Date?
    a scalar date | A="Date" S | var a: TimeInterval || a decimal | A="Decimal" | var a: NSDecimalNumber? || bytes | A="Binary" | var a: Data?
    a class of the user's | A="Transformable" customClassName="UIColor" | var a: UIColor? || one object | R="Box" | var a: Crate?
    an unknown entity | R="None" | var a: NSManagedObject? || several objects | R="Box" toMany="YES" | var a: NSSet?
    ordered objects | R="Box" toMany="YES" ordered="YES" | var a: NSOrderedSet? || an object to add | R="Box" toMany="YES" | func addToA(_ a: Crate)
    objects to remove | R="Box" toMany="YES" | func removeFromA(_ a: NSSet)
    escapes | attribute name="a" defaultValueString="&amp;lt;&quot;&gt;" | "defaultValueString": "&lt;\\">"
    after a predicate | fetchRequest predicateString="a > 3"/><A="URI" | var a: URL?
    a unique value | uniquenessConstraint><constraint value="a" | "Shop.Item", parent: "Box", unique: [["a"]], [
    a constraint alone | constraint value="a" | "Shop.Item", parent: "Box", [ || a class to generate | userInfo | nonisolated public class Item: Crate {}
    a class of the app's | userInfo | nonisolated extension Crate: Identifiable {} || an entity alone | userInfo | NSEntityDescription("Bin", "NSManagedObject", [
    a lost class | userInfo | nonisolated public class Lost: NSManagedObject {}
    """.rows
  @Test(arguments: models) func `a data model has the code that Xcode generates`(_ row: [String]) {
    let property = [
      ("A=", "attribute name=\"a\" attributeType="), ("R=", "relationship name=\"a\" destinationEntity="),
      (" S", " usesScalarValueType=\"YES\""),
    ].reduce(row[1]) { $0.replacing($1.0, with: $1.1) }
    let model = DataModel(
      "Stock",
      """
      <model><attribute name="before"/>
      <entity name="Box" representedClassName=".Crate" codeGenerationType="category"/><entity name="Bin"/>
      <entity name="Lost" representedClassName="Lost"/><entity name="Mine" representedClassName="Mine"/>
      <entity name="Item" parentEntity="Box" representedClassName="Shop.Item" codeGenerationType="class">
      <\(property)/></entity></model>
      """)
    let source = DataModel.source([model], in: "Shop", without: ["Lost"])
    expect(source, contains: row[2], comment: source)
    expect(source, lacks: "class Crate:", "extension NSManagedObject ", "before", "class Mine", "extension Mine")
  }
}
