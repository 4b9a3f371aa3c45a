@Suite struct DoctorTests {
  /// A package with files in it; without a manifest it is a folder outside any package.
  private func package(_ files: [String: String]) throws -> TemporaryPackage {
    let package = try TemporaryPackage(named: "App")
    try FileManager.default.removeItem(atPath: package.root + "/Package.swift")
    for (path, text) in files { try package.write(text, to: path) }
    return package
  }

  /// With a home of its own: the compiler writes to it, and a user may have none.
  private func doctor(_ words: String..., in package: TemporaryPackage, folder: String = "") throws -> ProcessRun {
    try package.everystate(["doctor"] + words, folder: package.root + folder, environment: ["HOME": package.root])
  }

  private func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(path: "../EveryState")],
      targets: [
        \(targets)
      ]
    )

    """
  }

  private struct Document: Decodable {
    struct Import: Decodable {
      let name: String
      let kind: String
      let product: String?
      let alias: String?
    }
    struct Module: Decodable {
      let name: String
      let files: [String]
    }
    struct Failure: Decodable {
      struct Place: Decodable {
        let file: String
        let line: Int
      }
      let message: String
      let places: [Place]
    }
    let imports: [Import]
    let modules: [Module]
    let errors: [Failure]?
  }

  private func document(_ result: ProcessRun) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
  }

  @Test(.enabled(if: isLongRun), arguments: ["Sources", "Sources/App", "Sources/App/Views/A.swift", "."])
  func `any path of a package leads to its manifest, and names cause no complaint`(path: String) throws {
    let package = try package([
      "Package.swift": manifest(#".target(name: "App"),"#),
      "Sources/App/Views/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n",
      "Sources/App/B.swift": Self.once,
    ])
    let shown = try doctor("--fix", "--dry-run", path, in: package)
    expect(shown, status: 1, prints: "Without --dry-run this writes Package.swift.")
    expect(package.text("Package.swift"), is: manifest(#".target(name: "App"),"#))
    try expect(doctor("--fix", path, in: package), status: 0, prints: "Written: Package.swift.")
    let product = #".product(name: "TextUI", package: "EveryState", condition: .when(platforms: [.linux]))"#
    expect(
      package.text("Package.swift") ?? "",
      contains: #".target(name: "App", dependencies: [\#(product)], swiftSettings: swiftUIAsText()),"#)
    try expect(doctor("--fix", in: package, folder: "/Sources").output, contains: "\nNothing to write: ")
  }

  private static let product = #".product(name: "EveryState", package: "EveryState")"#
  private static let settings = #", swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=TextUI"])]"#
  /// Test targets, and the line that the doctor prints about them.
  private static let tests = [
    (
      "",
      #"Package.swift:8: no test target draws the screens of App: add .testTarget(name: "AppTests", dependencies: ["App", \#(product)], swiftSettings: swiftUIAsText()), and a suite in Tests/AppTests"#
    ),
    (
      "\n.testTarget(name: \"UnitTests\", dependencies: [\"App\"])",
      "Package.swift:9: UnitTests does not depend on EveryState: add \(product) to its dependencies, and swiftSettings: swiftUIAsText()"
    ),
    (
      "\n.testTarget(name: \"UnitTests\"),\n.testTarget(name: \"Looks\", dependencies: [\(product)]\(settings))",
      #"Package.swift:10: Looks does not depend on App: add "App" to its dependencies"#
    ),
    ("\n.testTarget(name: \"Looks\", dependencies: [\"App\", \(product)]\(settings))", nil),
    (
      "\n.testTarget(name: \"Looks\", dependencies: [\"App\", \(product)])",
      "Package.swift:9: Looks cannot import SwiftUI: add swiftSettings: swiftUIAsText()"
    ),
    // By way of another target.
    (
      "\n.target(name: \"Help\", dependencies: [\"App\", \(product)]), .testTarget(name: \"Looks\", dependencies: [\"Help\"]\(settings))",
      nil
    ),
  ]

  @Test(arguments: tests) func `the doctor names the line of a test target that cannot draw`(
    targets: String, line: String?
  )
    throws
  {
    let package = try package([
      "Package.swift": manifest(#".target(name: "App"),"# + targets),
      "Sources/App/A.swift": "import SwiftUI\n",
    ])
    let lines = try doctor("Sources/App", in: package).output.split(separator: "\n").map(String.init)
    let index = lines.firstIndex(of: "To write in the manifest by hand:")
    expect(index.map { lines[$0 + 1] }, is: line.map { "  " + $0 })
  }

  @Test(.enabled(if: isLongRun)) func `sources without SwiftUI need a view first`() throws {
    let package = try package([
      "Package.swift": manifest(#".target(name: "App"),"#), "Sources/App/A.swift": "import Foundation\n",
    ])
    try expect(
      doctor("--fix", in: package), status: 1, begins: "Nothing to write: no file imports SwiftUI. Write a view")
  }

  /// Code that compiles and was once reported as missing.
  private static let once = """
    import Foundation
    struct Task { var done = false }
    let open = #Predicate<Task> { $0.done }
    func isNew(_ name: String, in names: inout Set<String>) -> Bool { names.insert(name).inserted }
    extension Result where Success == Never { var isFailure: Bool { true } }

    """

  /// Sources, also one with errors, and what is imported.
  private static let imports = #"""
    import Foundation⏎import struct Dispatch.DispatchTime⏎import Observation | || import RealityKit | RealityKit unavailable || import Alamofire | Alamofire package
    import SwiftUI⏎@preconcurrency import Combine | Combine replaced TextUI Combine=TextCombine, SwiftUI replaced TextUI SwiftUI=TextUI
    import os.log⏎import OSLog | OSLog replaced TextUI OSLog=TextOSLog, os replaced TextUI os=TextOS
    #if canImport(RealityKit)⏎import RealityKit⏎#elseif canImport(UIKit)⏎import UIKit⏎#endif | UIKit replaced TextUIKit UIKit=TextUIKit
    #if os(iOS)⏎import RealityKit⏎#elseif !DEBUG⏎import ARKit⏎#endif | || // import RealityKit⏎let a = """⏎  import RealityKit⏎  """ |
    import SwiftUI⏎let a = Color(UIColor.red) | SwiftUI replaced TextUI SwiftUI=TextUI, UIKit replaced TextUIKit UIKit=TextUIKit
    import MapKit⏎let a =⏎} | MapKit replaced TextMapKit MapKit=TextMapKit
    """#.rows

  @Test func `an import is available, replaced, unavailable or a package's`() throws {
    let manifest = try String(
      contentsOfFile: #filePath.components(separatedBy: "/Tests/")[0] + "/Package.swift", encoding: .utf8)
    let list = try #require(manifest.firstMatch(of: /let frameworks = \[([^\]]*)\]/)).1
    let frameworks = list.matches(of: /"(\w+)"/).map { String($0.1) }
    expect(frameworks.count > 10)
    let all = frameworks.map { ["import \($0)", "\($0) replaced Text\($0) \($0)=Text\($0)"] }
    for row in isLongRun ? Self.imports + all : Self.imports.sampled(every: 9) {
      let document = try document(try doctor("--json", in: try package(["A.swift": row[0] + "\n"])))
      let found = document.imports.map { found in
        ([found.name, found.kind] + [found.product, found.alias].compactMap { $0 }).joined(separator: " ")
      }
      expect(found.joined(separator: ", "), is: row[1], row[0])
    }
    let every = try document(
      try doctor("--json", in: try package(["A.swift": all.map { $0[0] }.joined(separator: "\n")])))
    expect(every.imports.map(\.product), is: frameworks.sorted().map { "Text\($0)" })
  }

  @Test(
    arguments: [
      (["a.txt": ""], ["."], ". contains no Swift files, so nothing was checked."),
      (["a.txt": ""], ["None"], "None cannot be read: No such file"),
      (["a.txt": ""], ["--all"], "`everystate doctor` has no option '--all'. Help: everystate help doctor"),
      (["A.swift": ""], [".", "A.swift"], "takes only one path, a folder or a file (got 'A.swift')."),
      (
        ["A.swift": ""], ["--compile", "--modules", "."], "--compile needs a built TextUI, but . does not contain one."
      ),
      (["A.swift": "", "Package.swift": "let"], ["."], "/Package.swift cannot be read: "),
    ].sampled(every: 2))
  func `the check fails if it can read nothing`(files: [String: String], words: [String], message: String) throws {
    try expect(package(files).everystate(["doctor"] + words), status: 2, warns: message)
  }

  @Test func `the report lists the missing parts and their places`() throws {
    let package = try package([
      "A.swift": "import SwiftUI\nimport Kingfisher\n\nimport RealityKit\n", "B.swift": "#if os(iOS)\n#endif\n",
    ])
    let result = try doctor(in: package)
    expect(result.status, is: 1, "\(result)")
    expect(
      result.output,
      is: """
        2 Swift files in 1 module: App.

        Replaced by EveryState:
          import SwiftUI  TextUI, product TextUI

        Not available on Linux. Put the code behind `#if canImport(...)`, or write a stub module:
          import RealityKit  A.swift:4

        From other packages, or from outside this folder. Whether they build on Linux was not checked:
          import Kingfisher  1 file

        \(package.root) has no Package.swift at or above it. Create one that depends on EveryState, with a target for this folder: `.target(name: "App", path: ...)`. Then run `everystate doctor --fix` again.

        `#if os(iOS)` is false on Linux in 1 file: B.swift.
          In a target with the plug-in BuildAsForiOS, it is true; --as-for-ios reads every target that way.

        Only imports and settings were checked. `everystate doctor --compile` compiles the files, which takes as long as a build.

        """)
    try expect(doctor("--fix", in: package), status: 1, prints: "has no Package.swift at or above it")
  }

  @Test func `a fix writes the symbols of asset catalogs`() throws {
    let catalogs = [
      "AccentColor.colorset", "github-logo.imageset", "Welcome/2nd.imageset", "Welcome/green.colorset",
      "Loose/heroImage.imageset",
    ]
    var files = Dictionary(uniqueKeysWithValues: catalogs.map { ("A.xcassets/\($0)/Contents.json", "{}") })
    files["A.xcassets/Welcome/Contents.json"] = #"{"properties" : { "provides-namespace" : true }}"#
    files["A.swift"] = "let a = Image(.hero)\n"
    let package = try self.package(files)
    try expect(doctor("--fix", in: package), status: 0, ends: "\nWritten: AssetSymbols.swift.\n")
    expect(
      package.text("AssetSymbols.swift"),
      is: """
        // Written by `everystate doctor --fix` from the asset catalogs: run it again when they change.
        // Xcode generates these symbols itself, so they are for Linux only.
        #if os(Linux)
          import SwiftUI

          extension ColorResource {
            static let accent = ColorResource(name: "AccentColor", bundle: .main)
            enum Welcome {
              static let green = ColorResource(name: "Welcome/green", bundle: .main)
            }
          }

          extension ImageResource {
            static let githubLogo = ImageResource(name: "github-logo", bundle: .main)
            static let hero = ImageResource(name: "heroImage", bundle: .main)
            enum Welcome {
              static let _2Nd = ImageResource(name: "Welcome/2nd", bundle: .main)
            }
          }

          extension Color {
            static var accent: Color { Color(ColorResource.accent) }
            enum Welcome {
              static var green: SwiftUI.Color { SwiftUI.Color(ColorResource.Welcome.green) }
            }
          }

          extension ShapeStyle where Self == Color {
            static var accent: Color { Color(ColorResource.accent) }
          }
        #endif

        """)
    let again = try doctor("--fix", "--dry-run", in: package)
    expect(again.output, lacks: "AssetSymbols.swift", comment: "\(again)")
  }

  @Test(.enabled(if: isLongRun))
  func `each target is a module, also of packages in subfolders; tests are not`() throws {
    let package = try package([
      "Kit/Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let names = ["Model", "Base"]
      let package = Package(name: "Kit", targets: names.map { .target(name: $0, path: $0 == "Base" ? "Low" : nil, exclude: $0 == "Base" ? ["Old"] : []) } + [.testTarget(name: "ModelTests")])
      """, "Kit/Sources/Model/A.swift": "import Base\n", "Kit/Low/B.swift": "\n", "Kit/Low/Old/C.swift": "\n",
      "Kit/Tests/ModelTests/T.swift": "import RealityKit\n", "Phone/Main.swift": "import Model\n",
    ])
    let all = try document(try doctor("--json", in: package))
    expect(
      all.modules.map { "\($0.name): \($0.files)" },
      is: [#"App: ["Phone/Main.swift"]"#, #"Base: ["Kit/Low/B.swift"]"#, #"Model: ["Kit/Sources/Model/A.swift"]"#])
    expect(all.imports.isEmpty, "the app's own modules are not packages")
    let one = try document(try doctor("--json", "Kit/Low", in: package))
    expect(one.modules.map { "\($0.name): \($0.files)" }, is: [#"Base: ["Low/B.swift"]"#])
    try expect(doctor("Kit/Tests", in: package), status: 2, warns: "is not in any target of")
  }

  @Test(.enabled(if: isLongRun))
  func `a manifest that lacks the dependency or computes its targets is left to the user`() throws {
    let package = try self.package([
      "Package.swift": manifest(#"["App"].map { .target(name: $0) }"#).replacingOccurrences(
        of: "dependencies: [.package(path: \"../EveryState\")],\n  targets: [\n", with: "targets:\n"
      ).replacingOccurrences(of: "  ]\n)", with: ")"), "Sources/App/A.swift": "import Charts\n",
    ])
    let before = package.text("Package.swift")
    let result = try doctor("--fix", in: package)
    expect(
      result.output,
      is: """
        Left to do by hand:
          Package.swift: first add EveryState to the package's `dependencies`: `.package(path: "../EveryState")`, or its URL with a branch.
          Package.swift: its target App was not found: give it `swiftSettings: swiftUIAsText("Charts")` and the products TextCharts, TextUI.

        Nothing was written.

        """, "\(result)")
    expect(result, status: 1)
    expect(package.text("Package.swift"), is: before)
  }

  @Test(.enabled(if: isLongRun)) func `a fix extends the manifest, and writes the symbols of asset catalogs`() throws {
    let before = manifest(
      #"""
      .target(
          name: "App",
          dependencies: [
            "Base"
          ], swiftSettings: [.define("A")]),
        .target(name: "Base", swiftSettings: swiftUIAsText("MapKit"), plugins: []),
        .target(name: "Core", exclude: ["x"], plugins: []),
      """#
    ).replacingOccurrences(
      of: "let package", with: "func swiftUIAsText(_ a: String...) -> [SwiftSetting] { [] }\nlet package")
    let package = try package([
      "Package.swift": before, "Sources/App/A.swift": "import Charts\nimport SwiftUI\nlet a = Image(.hero)\n",
      "Sources/App/Look.xcassets/hero.imageset/Contents.json": "{}", "Sources/Base/B.swift": "import UIKit\n",
      "Sources/Core/C.swift": "import Combine\n", "Sources/Core/x": "",
    ])
    let written = try doctor("--fix", in: package)
    expect(written, status: 0, prints: "Written: Sources/App/AssetSymbols.swift, Package.swift.")
    expect(
      package.text("Sources/App/AssetSymbols.swift") ?? "",
      contains: "static let hero = ImageResource(name: \"hero\", bundle: .module)")
    func product(_ name: String) -> String {
      ".product(name: \"\(name)\", package: \"EveryState\", condition: .when(platforms: [.linux]))"
    }
    expect(
      package.text("Package.swift")?.hasSuffix(
        """
            .target(
            name: "App",
            dependencies: [
              \(product("TextCharts")), \(product("TextUI")),
              "Base"
            ], swiftSettings: swiftUIAsText("Charts") + [.define("A")]),
          .target(name: "Base", dependencies: [\(product("TextUI")), \(product("TextUIKit"))], swiftSettings: swiftUIAsText("MapKit", "UIKit"), plugins: []),
          .target(name: "Core", dependencies: [\(product("TextUI"))], exclude: ["x"], swiftSettings: swiftUIAsText(), plugins: []),
          ]
        )

        """), is: true, "\(package.text("Package.swift") ?? "")")
  }

  @Test(.enabled(if: isLongRun))
  func `the symbols of a changed catalog are written again, and a handwritten file stays`() throws {
    let package = try package([
      "Package.swift": manifest(#".target(name: "App"),"#),
      "Sources/App/A.swift": "import SwiftUI\nlet a = Image(.hero)\n",
      "Sources/App/Look.xcassets/hero.imageset/Contents.json": "{}",
    ])
    try expect(doctor("--fix", in: package).status, is: 0)
    try package.write("{}", to: "Sources/App/Look.xcassets/logo.imageset/Contents.json")
    try expect(doctor(in: package).output, contains: "writes them:\n  Sources/App/AssetSymbols.swift\n")
    try package.write("let mine = 1\n", to: "Sources/App/AssetSymbols.swift")
    try expect(doctor("--fix", in: package), status: 1, prints: "AssetSymbols.swift was written by hand and stays")
    expect(package.text("Sources/App/AssetSymbols.swift"), is: "let mine = 1\n")
  }

  @Test(.enabled(if: isLongRun)) func `conditions for iOS are true where a target has the plug-in`() throws {
    let source = [
      "Sources/App/A.swift": "#if os(iOS)\n  import RealityKit\n#endif\n",
      "Sources/App/B.swift": "let a = \"#if os(iOS)\" // #if os(iOS)\n",
    ]
    let plugin = #".target(name: "App", plugins: [.plugin(name: "BuildAsForiOS", package: "EveryState")]),"#
    let without = source.merging(["Package.swift": manifest(#".target(name: "App"),"#)]) { $1 }
    let with = source.merging(["Package.swift": manifest(plugin)]) { $1 }
    let result = try doctor(in: try package(without))
    expect(result, status: 0, prints: "`#if os(iOS)` is false on Linux in 1 file: Sources/App/A.swift.")
    for (files, words) in [(with, []), (without, ["--as-for-ios"])] {
      try expect(
        package(files).everystate(["doctor"] + words), status: 1, prints: "import RealityKit  Sources/App/A.swift:2",
        lacks: "is false")
    }
  }

  @Test(.enabled(if: isLongRun)) func `compiler errors are grouped by cause`() throws {
    let package = try package([
      "Package.swift": manifest(
        #".target(name: "App", dependencies: ["Model"], swiftSettings: [.defaultIsolation(MainActor.self)]), .target(name: "Model"),"#
      ),
      "Sources/Model/Model.swift":
        "public struct Model {\n  public init() {}\n  public var name = \"a\"\n  public var o: Absent\n}\n",
      "Sources/App/Row.swift": """
      import Kingfisher
      import Model
      import SwiftUI
      struct Row: View { var body: some View { Text(Model().name).hologram() } }
      struct Face: View { var body: some View { KFImage("a") } }

      """,
      "Sources/App/Feed.swift": "import SwiftUI\nstruct Feed: View { var body: some View { Row(); KFImage(\"b\") } }\n",
      "Sources/App/Plain.swift":
        "import SwiftUI\nimport os\nlet log = Logger()\nstruct Plain: View { var body: some View { Color(.Look.dark) } }\n",
      "Sources/App/A.xcassets/Look/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Sources/App/A.xcassets/Look/dark.colorset/Contents.json": "{}", "Sources/App/Once.swift": Self.once,
      "Sources/App/Old.swift": "@objc final class Old {}\n",
    ])
    let result = try doctor("--compile", "--json", "Sources/App", in: package)
    expect(result.status, is: 1, "\(result)")
    let errors = try #require(try document(result).errors)
    expect(
      errors.map { "\($0.message) " + $0.places.map { "\($0.file):\($0.line)" }.joined(separator: " ") },
      is: [
        "cannot find 'KFImage' in scope Sources/App/Feed.swift:2 Sources/App/Row.swift:5",
        "Objective-C interoperability is disabled Sources/App/Old.swift:1",
        "value of type 'Text' has no member 'hologram' Sources/App/Row.swift:4",
      ], "\(result)")
    let text = try doctor("--compile", in: package).output
    expect(text, contains: "The compiler: 2 of 6 files have no errors.", comment: "\(text)")
    expect(text, contains: "Sources/Model/Model.swift:4", comment: "\(text)")
    expect(
      text,
      contains: """
          Objective-C interoperability is disabled  1 file
            Sources/App/Old.swift:1
            Leave it out, or put the code behind `#if canImport(ObjectiveC)`.
        """, comment: "\(text)")
  }

  @Test func `an error of a module as a whole is reported, and its files count as failed`() throws {
    let target = #".target(name: "App", swiftSettings: [.define("1X")]),"#
    let package = try package(["Package.swift": manifest(target), "Sources/App/A.swift": "struct A {}\n"])
    let result = try doctor("--compile", in: package)
    expect(
      result, status: 1,
      prints: "The compiler: 0 of 1 file have no errors.\n  App: error: conditional compilation flags must be valid")
  }

  @Test(.enabled(if: isLongRun)) func `the compiler accepts an app without errors`() throws {
    let files = [
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", "B.swift": Self.once,
    ]
    try expect(doctor("--compile", in: try self.package(files)), status: 0, prints: "2 of 2 files have no errors.")
  }
}
