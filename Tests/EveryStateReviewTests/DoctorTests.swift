import Foundation
import TestPackages
import TestSupport
import Testing

@Suite struct DoctorTests {
  private func doctor(_ files: [String: String], _ words: [String] = ["App"]) throws -> ProcessRun {
    let package = try TemporaryPackage()
    try FileManager.default.createDirectory(atPath: package.root + "/App", withIntermediateDirectories: true)
    for (name, text) in files { try package.write(text, to: "App/\(name)") }
    return try ProcessRun(BuiltProduct.everystate, ["doctor"] + words, folder: package.root)
  }

  /// What is said of the only file.
  private func judged(_ source: String) throws -> (verdict: String, names: [String]) {
    let result = try doctor(["A.swift": source], ["--json", "App"])
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let file = try #require((document?["files"] as? [[String: Any]])?.first)
    return (file["source"] as? String ?? "", file["names"] as? [String] ?? [])
  }

  @Test func `names that nobody has are told with the files and views that they block, and how many others show these`()
    throws
  {
    let result = try doctor([
      "Row.swift": #"""
      import SwiftUI

      struct Row: View {
        @Environment(\.holography) private var context
        var body: some View { Text("\.holography \(name(.plain)) /* no comment").contentShape(.rect) }
      }
      """#,
      "Feed.swift": """
      // @Environment(\\.holography) in a comment is none.
      protocol ConnectedView: View {}
      struct Feed: ConnectedView { var body: some View { List { Row() } } }
      extension Feed { var more: some View { Row() } }
      struct Plain: View { let gauge = 1; var body: some View { Text("plain") } }
      """,
      "Look.swift": """
      import RealityKit
      import Kingfisher
      import os
      final class Look { @objc func look() {} }
      """,
    ])
    #expect(result.status == 1, "\(result)")
    #expect(
      result.output == #"""
        3 Swift files, 3 views: 1 of the files, with 2 views, say only what is known here; 2 are blocked.

        Nobody here has these names, most files first:
          \.holography  blocks 1 file, 1 view: Row (shown by 1 other)
            Row.swift:4
          @objc  blocks 1 file
            Look.swift:4
            Swift on Linux has no Objective-C: leave it out, or put the code behind `#if canImport(ObjectiveC)`.

        Linux does not have these, and nothing stands for them (put the code behind `#if canImport(...)`, or a stub module beside it):
          import RealityKit  1 file: Look.swift

        Packages, or modules outside of this folder; whether they build on Linux was not tried:
          import Kingfisher  1 file

        A product of EveryState stands for these (`-module-alias NAME=MODULE` in the target's settings):
          import SwiftUI  1 file: SwiftUI=TextUI, product TextUI
          import os  1 file: os=TextOS, product TextUI

        Compiles and changes nothing in text, with the number of views: .contentShape (1).

        This is read from the sources, in a moment; `everystate doctor --compile` asks the compiler, in the time of a build.

        """#)
  }

  @Test func `a name is unknown that neither TextUI, nor the toolchain, nor the app has`() throws {
    let cases: [(source: String, names: [String])] = [
      // Whatever is called on a view, though nobody has ever heard of it.
      (#"struct A: View { var body: some View { Text("a").padding(4).hologram(.deep) } }"#, [".hologram", ".deep"]),
      ("struct A { let maker: Hologram<Int> }", ["Hologram"]),
      ("@Holographic struct A {}", ["@Holographic"]),
      ("#Hologram { 1 }", ["#Hologram"]),
      ("let a = Text.hologram", [".hologram"]),
      // Somebody has it, and this type has not.
      ("let a = Font.deleteFirst", [".deleteFirst"]),
      ("let a = Font.topLeading", ["Font.topLeading"]),
      ("class A { func look() { a(#selector(A.look)) } }", ["#selector"]),
      ("@UIApplicationMain class A {}", ["@UIApplicationMain"]), ("@main struct A {}", []),
      // Labels of what is known.
      (#"let a = Text("a").frame(wide: 1)"#, [".frame(wide:)"]),
      (#"let a = Text("a").frame(width: 1, height: 2, alignment: .top)"#, []),
      (#"let a = Button("a", role: .cancel) { look(at: 1) }"#, []),
      (#"let a = Button(named: "a") { }"#, ["Button(named:)"]),
      (#"let a = Text("a").sheet(isPresented: $b) { } content: { Text("b") }"#, []),
      (#"let a = Text("a").sheet(isPresented: $b, onDismiss: nil) { Text("b") }"#, []),
      // The app's own.
      ("extension View { func hologram() -> some View { self } }\nlet a = Text(\"a\").hologram()", []),
      ("extension View { func frame(wide: Int) -> some View { self } }\nlet a = Text(\"a\").frame(wide: 1)", []),
      ("extension EnvironmentValues { @Entry var deep = 1 }\nstruct A: View { @Environment(\\.deep) var a }", []),
      ("struct Box<Content: View, Mark> { enum Key { case One, Two(Mark) }\n let a: Content, b = Key.One }", []),
      ("protocol Making { associatedtype Thing }\nfunc make<Other: Making>(_ o: Other) -> Other.Thing", []),
      // What is not compiled on Linux.
      ("#if canImport(RealityKit)\nimport RealityKit\nlet a = Hologram()\n#endif", []),
      (
        "#if os(iOS) || os(tvOS)\nlet a = Hologram()\n#elseif !DEBUG\nlet a = Hologram()\n#else\nlet a = Text(\"\")\n#endif",
        []
      ),
      ("#if os(Linux) && (DEBUG || false)\nlet a = Hologram()\n#endif", ["Hologram"]),
      // Numbers, tuples, texts and comments have no members.
      ("let a = 1.5, b = (1, 2).1, c = \"Hologram.deep\" // Hologram\n/* Hologram /* .deep */ */", []),
      ("let a = \"\\(Hologram.all)\"", ["Hologram"]),
      // A number is an argument, also the last; what is interpolated is none of the text's.
      ("let a = CATransform3DRotate(t, tilt, 1, 0, 0)\nlet b = a.m34", []),
      ("let a = CATransform3DRotate(t, 1, 0, 0)", ["CATransform3DRotate(_:_:_:_:)"]),
      (#"let a = Text("a: \(a, specifier: "%.2f")")"#, []),
      // A tuple's labels are members' names, and a call's are not.
      ("let a: [(distance: Int, snapped: Int)] = []\nlet b = a[0].snapped", []),
      ("func a() -> (near: Int, afar: Int) { (1, 2) }\nlet b = a().afar", []),
      ("let a = look(holo: 1), b = c.holo", [".holo"]),
      // What a statement's braces hold is none of a call's closures.
      (#"func a() { if b.isEmpty { c() } else if Text("a") == b { c() } }"#, []),
    ]
    for (source, names) in cases {
      let result = try judged(source)
      #expect(
        result.names.sorted() == names.sorted() && (result.verdict == "blocked") == !names.isEmpty,
        "\(source): \(result)")
    }
  }

  @Test func `an import is the toolchain's, a stand-in's, the app's, a package's, or missing`() throws {
    let cases: [(name: String, verdict: String)] = [
      ("SwiftUI", "fine"), ("Combine", "fine"), ("OSLog", "fine"), ("os", "fine"), ("Observation", "fine"),
      ("Foundation", "fine"), ("struct Foundation.URL", "fine"), ("RealityKit", "blocked"), ("Alamofire", "unknown"),
      ("App", "fine"),
    ]
    for (name, verdict) in cases {
      #expect(try judged("import \(name)\n").verdict == verdict, "\(name)")
    }
  }

  @Test func `each target of a package is a module, and so is each folder with an app's start; tests are no part`()
    throws
  {
    let result = try doctor(
      [
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        let package = Package(targets: [
          .target(name: "Model", dependencies: [.target(name: "Base")]), .target(name: "Base", path: "Low"),
          .testTarget(name: "ModelTests"),
        ])
        """,
        "Kit/Sources/Model/A.swift": "import Base", "Kit/Low/B.swift": "let b = 1",
        "Kit/Tests/ModelTests/T.swift": "let t = Hologram()", "Phone/Main.swift": "import Model\n@main struct Phone {}",
        "Shared/S.swift": "let s = 1", "Watch/Main.swift": "import Base\n@main struct Watch {}",
      ], ["--json", "App"])
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("Low/B.swift") && !result.output.contains("ModelTests"), "\(result)")
    #expect(!result.output.contains("unknown"), "the app's own modules are no packages: \(result)")
  }

  @Test(.enabled(if: isLongRun), arguments: [("Extensions", "builds"), ("ShareExtension", "fails")])
  func `a folder of extensions belongs to the app, and an app's extension is a module`(folder: String, told: String)
    throws
  {
    let result = try doctor(
      [
        "Main.swift": "import SwiftUI\n@main struct Tiles: App { var body: some Scene { WindowGroup { A() } } }",
        "\(folder)/View+Deep.swift": "import SwiftUI\nextension View { func deep() -> some View { self } }",
        "Views/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").deep() } }",
        "\(folder)/B.swift": "import SwiftUI\n\(folder == "Extensions" ? "" : "@main struct B {}")",
      ], ["--compile", "--json", "App"])
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let files = try #require(document?["files"] as? [[String: Any]])
    #expect(
      files.last?["path"] as? String == "Views/A.swift" && files.last?["compiler"] as? String == told, "\(result)")
  }

  @Test(.enabled(if: isLongRun)) func `the compiler tells errors of a file's own from waiting for others`() throws {
    let result = try doctor(
      [
        "Row.swift": "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"row\").hologram() }\n}",
        "Feed.swift": "import SwiftUI\nimport Kingfisher\nstruct Feed: View { var body: some View { Row() } }",
        "List.swift": "import SwiftUI\nstruct Rows: View { var body: some View { Row() } }",
        "Plain.swift": "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"plain\") } }",
        "Twins/Plain.swift": "import SwiftUI\nlet plain = Plain()",
      ], ["--compile", "--json", "App"])
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let files = try #require(document?["files"] as? [[String: Any]])
    func told(_ key: String) -> [String] { files.map { "\($0[key] ?? "-")" } }
    #expect(told("path") == ["Feed.swift", "List.swift", "Plain.swift", "Row.swift", "Twins/Plain.swift"])
    #expect(told("compiler") == ["fails", "waits", "builds", "fails", "builds"], "\(result)")
    #expect(told("line") == ["2", "-", "-", "3", "-"])
    #expect(told("message").first == "no such module 'Kingfisher'")
    #expect(result.status == 1)
  }

  @Test(.enabled(if: isLongRun)) func `an app without trouble passes, and where nothing was read, nothing passes`()
    throws
  {
    let own =
      "extension EnvironmentValues { var deep: Int { 1 } }\nstruct A: View { @Environment(\\.deep) var a }"
    #expect(try doctor(["A.swift": own]).status == 0, "a name of the app's own is none of SwiftUI's")
    let cases: [(files: [String: String], words: [String], message: String)] = [
      ([:], ["App"], "App holds no Swift file, so nothing was checked."),
      ([:], ["None"], "None cannot be read: No such file"),
      (
        [:], ["--all"],
        "`everystate doctor` has no '--all'. It has --compile, --quick, --as-for-ios, --fix, --dry-run, --json, --modules, --help."
      ),
      ([:], [], "takes one path"),
      (
        ["A.swift": own], ["--compile", "--modules", "App", "App"],
        "--compile needs TextUI as it was built, and App holds none."
      ),
    ]
    for (files, words, message) in cases {
      let result = try doctor(files, words)
      #expect(result.status == 2 && result.errors.contains(message), "\(words): \(result)")
    }
  }

  @Test func `conditions that ask for iOS are told, and hold where a target has the plug-in`() throws {
    let files = [
      "Sources/Kit/A.swift": "#if os(iOS)\n  let a = Text(\"a\").hologram()\n#endif\n",
      "Sources/Calm/B.swift": "let a = \"#if os(iOS)\" // #if os(iOS)\n",
    ]
    func manifest(_ plugins: String) -> [String: String] {
      let targets = ".target(name: \"Kit\"\(plugins)), .target(name: \"Calm\")"
      return [
        "Package.swift": "// swift-tools-version: 6.2\nlet package = Package(name: \"Kit\", targets: [\(targets)])\n"
      ]
    }
    let plugin = ", plugins: [.plugin(name: \"BuildAsForiOS\", package: \"EveryState\")]"
    let without = try doctor(files.merging(manifest("")) { $1 })
    #expect(without.status == 0, "\(without)")
    #expect(
      without.output.contains(
        """
        `#if os(iOS)` does not hold on Linux, in 1 file: Sources/Kit/A.swift.
          In a target with the plug-in BuildAsForiOS it does; --as-for-ios reads it so.
        """), "\(without)")
    let cases = [
      (manifest(plugin), ["App"]), (manifest(""), ["--as-for-ios", "App"]), ([:], ["App", "--as-for-ios"]),
    ]
    for (manifest, words) in cases {
      let with = try doctor(files.merging(manifest) { $1 }, words)
      #expect(
        with.status == 1 && with.output.contains("  .hologram  blocks 1 file\n    Sources/Kit/A.swift:2"), "\(with)")
      #expect(!with.output.contains("does not hold"), "\(with)")
    }
  }

  @Test func `what can be written is shown as a patch, and then written; what a person wrote is added to`() throws {
    let package = try TemporaryPackage()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Kit",
        targets: [
          .target(
            name: "Kit",
            dependencies: [
              "Base"
            ]),
          .target(name: "Base", swiftSettings: [.define("A")]),
        ])

      """
    try package.write(manifest, to: "Kit/Package.swift")
    try package.write("import Charts\nimport SwiftUI\nlet a = Image(.hero)\n", to: "Kit/Sources/Kit/A.swift")
    try package.write("import Combine\nfinal class B { @objc func b() {} }\n", to: "Kit/Sources/Base/B.swift")
    try package.write("{}", to: "Kit/Sources/Kit/Look.xcassets/hero.imageset/Contents.json")
    func doctor(_ words: String...) throws -> ProcessRun {
      try ProcessRun(BuiltProduct.everystate, ["doctor"] + words + ["Kit"], folder: package.root)
    }
    let shown = try doctor("--fix", "--dry-run")
    #expect(shown.output.contains("Nothing was written.") && package.text("Kit/Package.swift") == manifest, "\(shown)")
    let written = try doctor("--fix")
    #expect(
      written.status == 1 && written.output.contains("@objc at Sources/Base/B.swift:2: Swift on Linux"), "\(written)")
    let symbols = try #require(package.text("Kit/Sources/Kit/AssetSymbols.swift"))
    #expect(symbols.contains("static let hero = ImageResource(name: \"hero\", bundle: .module)"))
    #expect(
      package.text("Kit/Package.swift") == """
        // swift-tools-version: 6.2
        import PackageDescription

        /// `import SwiftUI` means TextUI where there is no SwiftUI; so do further frameworks, `swiftUIAsText("UIKit")`.
        func swiftUIAsText(_ frameworks: String...) -> [SwiftSetting] {
          let always = ["Combine", "CoreTransferable", "OSLog", "UniformTypeIdentifiers"]
          let aliases = ["SwiftUI=TextUI", "os=TextOS"] + (always + frameworks).map { "\\($0)=Text\\($0)" }
          let along = (["Foundation"] + frameworks.filter { $0 == "UIKit" }).flatMap { ["-import-module", "Text\\($0)"] }
          let flags = aliases.flatMap { ["-module-alias", $0] } + along.flatMap { ["-Xfrontend", $0] }
          return [.unsafeFlags(flags, .when(platforms: [.linux]))]
        }

        let package = Package(
          name: "Kit",
          targets: [
            .target(
              name: "Kit",
              dependencies: [
                .product(name: "TextCharts", package: "EveryState", condition: .when(platforms: [.linux])), .product(name: "TextUI", package: "EveryState", condition: .when(platforms: [.linux])),
                "Base"
              ], swiftSettings: swiftUIAsText("Charts")),
            .target(name: "Base", dependencies: [.product(name: "TextUI", package: "EveryState", condition: .when(platforms: [.linux]))], swiftSettings: swiftUIAsText() + [.define("A")]),
          ])

        """)
    let again = try doctor("--fix")
    #expect(again.output.contains("Nothing is to be written."), "\(again)")
  }

  @Test func `assets are symbols as Xcode names them, the same each time, and never over a person's file`() throws {
    let package = try TemporaryPackage()
    for path in [
      "AccentColor.colorset", "red.colorset", "github-logo.imageset", "URLIcon.imageset", "Welcome/2nd.imageset",
      "Loose/heroImage.imageset", "default.imageset", "AppIcon.appiconset",
    ] {
      try package.write("{}", to: "App/A.xcassets/\(path)/Contents.json")
    }
    try package.write(#"{"properties" : { "provides-namespace" : true }}"#, to: "App/A.xcassets/Welcome/Contents.json")
    func assets(_ words: String...) throws -> ProcessRun {
      try ProcessRun(BuiltProduct.everystate, ["assets"] + words, folder: package.root)
    }
    let expected = """
      // Written by `everystate assets` from the asset catalogs: run it again when they change.
      // Xcode makes these symbols itself, so that they are for Linux only.
      #if os(Linux)
        import SwiftUI

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .main)
          static let red = ColorResource(name: "red", bundle: .main)
        }

        extension ImageResource {
          static let urlIcon = ImageResource(name: "URLIcon", bundle: .main)
          static let `default` = ImageResource(name: "default", bundle: .main)
          static let githubLogo = ImageResource(name: "github-logo", bundle: .main)
          static let hero = ImageResource(name: "heroImage", bundle: .main)
          enum Welcome {
            static let _2nd = ImageResource(name: "Welcome/2nd", bundle: .main)
          }
        }

        extension Color {
          static var accent: Color { Color(ColorResource.accent) }
        }

        extension ShapeStyle where Self == Color {
          static var accent: Color { Color(ColorResource.accent) }
        }
      #endif

      """
    #expect(try assets("App").output == expected)
    #expect(try assets("App", "--output", "S.swift").output == "S.swift: written, 7 symbols.\n")
    #expect(try assets("App", "--output", "S.swift").output == "S.swift: nothing changed, 7 symbols.\n")
    #expect(package.text("S.swift") == expected)
    try package.write("let mine = 1", to: "Mine.swift")
    let refused = try assets("App", "--output", "Mine.swift")
    #expect(refused.status == 2 && refused.errors.contains("Mine.swift was not written by this tool"), "\(refused)")
    #expect(package.text("Mine.swift") == "let mine = 1")
    #expect(try assets("App/A.xcassets/AppIcon.appiconset").status == 2)
  }
}
