import EveryStateConditions
import Foundation

@testable import EveryStateCommand

/// Stand-ins for absent modules, compiled with sources that use them.
@Suite struct StandInTests {
  /// Sources of an app that imports the modules Crashes and Security, which do not exist here.
  private static let sources: [[String]] = #"""
    a static member ¦ func a1() -> Any { CrashSDK.shared }
    a member of the context ¦ func a2(_ level: CrashLevel = .warning) { a2(.fatal) } ¦¦ a call of the context ¦ func a3(_ level: CrashLevel) { a3(.custom(3, name: "a")) }
    a keyword ¦ func a4(_ level: CrashLevel) { a4(.default); a4(.where("a")) } ¦¦ a literal ¦ func a5(_ name: CrashName = "a", _ all: [CrashName] = [.first]) {}
    a nested type ¦ func a6(_ priority: CrashRequest.Priority = .normal) {} ¦¦ a name behind the module ¦ func a7(_ all: [String: any Crashes.Attribute]) {}
    a function behind the module ¦ func a8() { Crashes.begin("a", on: .launch) } ¦¦ a generic type ¦ final class A9 { let checker = CrashChecker<String, Int>() }
    initializers ¦ let a10: [CrashKey] = [CrashKey(service: "a"), CrashKey("b", 3), CrashKey()]
    an initializer that may fail ¦ func a11(_ name: String) { if let link = CrashLink(name) { print(link) } }
    a closure ¦ func a12() { CrashSDK.start { options in options.dsn = "a"; options.level = .debug } }
    a member's closure ¦ func a13(_ sdk: CrashSDK) { sdk.load(1, on: .main) { result, error in print(result.count, error?.code) } }
    a closure as a value ¦ func a14(_ sdk: CrashSDK) { sdk.onEvent = { event, _ in print(event.name) } } ¦¦ dollars ¦ func a15(_ sdk: CrashSDK) { sdk.visit { $0.mark($1) } }
    members of values ¦ func a16(_ sdk: CrashSDK) -> String { sdk.user.profile(of: 1).name ?? "none" } ¦¦ conditions ¦ func a17(_ sdk: CrashSDK) -> Bool { sdk.isOn && sdk.count > 3 && sdk.mode == .quick && sdk.user != nil }
    an optional member ¦ func a18(_ sdk: CrashSDK) { guard let user = sdk.user, let name = user.name() else { return }; print(name) }
    a chain of optionals ¦ func a19(_ sdk: CrashSDK) { sdk.user?.profile?.show() } ¦¦ a loop ¦ func a20(_ sdk: CrashSDK) { for event in sdk.events { print(event.name) } }
    an assignment ¦ func a21(_ sdk: CrashSDK) { sdk.name = "a"; sdk.user.age = 3; sdk.delegate = nil } ¦¦ an argument ¦ func a22(_ sdk: CrashSDK) -> URL? { URL(string: sdk.path) }
    awaiting ¦ func a23(_ sdk: CrashSDK) async throws -> [Int] { try await sdk.numbers(upTo: 3) } ¦¦ an unused result ¦ func a24(_ sdk: CrashSDK) { sdk.send(3); CrashSDK.send("a") }
    an error ¦ func a25() throws { do { throw CrashError.offline } catch CrashError.offline { } catch let error as CrashError { print(error.code) } }
    a switch ¦ func a26(_ state: CrashState) -> Int { switch state { case .idle: 1; case .sent(let report): report.count } }
    an observed object ¦ struct A27: View { @StateObject private var store = CrashStore(3); var body: some View { Toggle(store.title, isOn: $store.isOn) } }
    an object of the environment ¦ struct A28: View { @EnvironmentObject var center: CrashCenter; var body: some View { Text(center.name) } }
    a wrapper ¦ struct A29 { @CrashInjected(\.store) var store: String; @CrashInjected("a", size: 3) var other: Int = 1; @CrashInjected var third: Bool }
    a wrapper's binding ¦ struct A30: View { @CrashSetting("a") var isOn: Bool; var body: some View { Toggle("a", isOn: $isOn) } }
    a superclass ¦ final class A31: CrashController { let size: Int; init(size: Int) { self.size = size; super.init(name: "a") }; required init() { size = 0; super.init() } }
    a protocol of a class ¦ final class A57: CrashSubscriber, ObservableObject { let size: Int; init(size: Int) { self.size = size } }
    a delegate ¦ final class A32: NSObject, CrashDelegate { weak var next: CrashDelegate? } ¦¦ a protocol ¦ struct A33: CrashEvent { let name = "a" }; func a33(_ event: any CrashEvent) { print(event.level) }
    a view ¦ struct A34: View { var body: some View { CrashButton("a", style: .large).tinted(.red).padding() } }
    a view with content ¦ struct A35: View { var body: some View {⏎ CrashImage(url: nil) { state in⏎ if let image = state.image { image.resizable() } else if state.error != nil { Color.red } else { ProgressView() }⏎ } } }
    views of items ¦ struct A36: View { let sdk: CrashSDK; var body: some View { ForEach(sdk.events) { event in Text(event.title) } } }
    a model of the app's ¦ struct A37: Codable, Hashable { var level: CrashLevel; var state: CrashState } ¦¦ an extension of the app's ¦ extension CrashLevel { static let own = CrashLevel(); var title: String { "a" } }; let a38 = CrashLevel.own.title
    a constant of a framework ¦ let a39: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
    a function of a framework ¦ func a40() -> Bool { var item: AnyObject?; return SecItemCopyMatching([:], &item) == 0 } ¦¦ an actor ¦ actor A41 { let sdk = CrashSDK(); func go() async { sdk.go(); await sdk.wait() } }
    a function with a closure ¦ func a44() { Crashes.visit { event in event.mark() } } ¦¦ a static optional ¦ func a45() { CrashSDK.user?.show(); CrashSDK.isOn = true }
    a modifier of a value ¦ struct A46: View { let sdk: CrashSDK; var body: some View { sdk.chart(of: .week) { point in point.color = .red }.frame(height: 3) } }
    a result of its own type ¦ func a47() -> CrashSDK { CrashSDK.make(with: .debug) } ¦¦ a type of the context ¦ func a48(_ sdk: CrashSDK) -> [Date] { sdk.dates(in: "a") }
    a choice ¦ func a49(_ sdk: CrashSDK, _ isOn: Bool) { sdk.set(isOn ? .high : .low, all: [.low, .high]) } ¦¦ a key path ¦ func a50(_ sdk: CrashSDK) { sdk.sort(by: \.date) }
    a view of an item ¦ struct A52: View { let items: [CrashItem]; var body: some View { ForEach(items) { item in CrashRow(item, style: .compact) { Text(item.title) } } } }
    conversions ¦ struct A51: View { let sdk: CrashSDK; var body: some View { Text(sdk.name); Text("a"); Text(String(sdk.age)); Text("\(Int(sdk.age) + Int("3")!)") } }
    a task ¦ func a42(_ sdk: CrashSDK) { Task { @MainActor in let name = try? await sdk.name(of: 1) as? String; print(name ?? "") } }
    a type by another name ¦ typealias A53 = CrashThunk<Int>; func a53() -> A53 { A53 { send, state in send(state()?.name) } }
    static subscripts ¦ extension CrashValues { var a54: Int { get { Self[Int.self] } set { Self[Int.self] = newValue } } }
    an initializer of the context ¦ func a55(_ request: CrashSDK = .init(path: "a", retry: 3)) {} ¦¦ a generic parameter ¦ func a56<C: Collection>(_ all: C) where C.Element == CrashKey {}
    a type of a protocol ¦ struct A58: ViewModifier { let sdk: CrashSDK; func body(content: Content) -> some View { content.opacity(sdk.isOn ? 1 : 0.5) } }
    a type of a style ¦ struct A59: ButtonStyle { let sdk: CrashSDK; func makeBody(configuration: Configuration) -> some View { configuration.label.disabled(sdk.isOn) } }
    a wrapper of optionals ¦ struct A60: Codable, Hashable { @CrashID var id: String?; let a: Int }; let a60 = [A60(id: "a", a: 1), A60(a: 1)]
    a type as an argument ¦ struct A61: Codable { var a = 1 }; func a61(_ sdk: CrashSDK) throws -> [A61] { var all = try sdk.documents.compactMap({ try $0.data(as: A61.self) }); all[0].a = 2; return all }
    a type and a result of another ¦ func a62(_ sdk: CrashSDK) -> Int { sdk.publish(type: [Int].self).value().sum(1) } ¦¦ a static function of a type ¦ func a63() -> [Int] { let all = CrashSDK.decode([Int].self, from: "a"); return all + [1] }
    a comparison ¦ func a64(_ sdk: CrashSDK, _ all: [String]) -> [String] { guard let id = sdk.user?.id else { return [] }; return all.filter { $0 != id && sdk.name != $0 } }
    a switch over unknown cases ¦ func a67(_ mode: CrashMode) -> Int { switch mode { case .light: 1; case .dark: 2; @unknown default: 3 } }
    a picture's phases ¦ struct A68: View { var body: some View {⏎ CrashPhoto(url: nil) { phase in⏎ switch phase { case .empty, .failure(_): Color.red; case .success(let image): image.resizable(); @unknown default: Color.red }⏎ } } }
    a literal of a dictionary ¦ func a65(_ sdk: CrashSDK, _ key: String) -> CrashHeaders? { ["Key": "Bearer \(key)"] }
    a container ¦ protocol A66 {}; func a66(_ sdk: CrashSDK) -> any A66 { sdk.register((any A66).self) { _ in fatalError() }.scope(.shared); return sdk.resolve((any A66).self, name: nil)! }
    a value as a key ¦ let a69: Dictionary = [CrashNameKey: "a"], a70: [String: Any] = ["b": 1, CrashSizeKey: 2] ¦¦ a compared value ¦ func a71(_ mode: String) -> Bool { mode == CrashModeNone }
    what one call unwraps ¦ func a72(_ sdk: CrashSDK) { sdk.fetch { all, error in guard let rows = all, error == nil else { return }; print(rows.count) }; sdk.fetch { all, error in if let error = error { print(error, all?.count ?? 0) } } }
    an operator of the module ¦ func a73(_ sdk: CrashSDK, _ all: inout [CrashKey]) { sdk.update(sdk.name <- "a", sdk.age <- 3); all.append(sdk.name <- "b") }
    a comparison with a type of the module ¦ struct A74 { let age = CrashColumn<Int>("age"), name = CrashColumn<String>("a"); func a(_ sdk: CrashSDK, _ n: Int, _ s: String) { sdk.filter(age == n && name != s && age > n).order(n <= age) } }
    a closure of the context ¦ func a43(_ sdk: CrashSDK) async -> Int { await withCheckedContinuation { next in sdk.load { next.resume(returning: 1) } } }
    """#.exactRows

  /// Sources that no stand-in makes right.
  private static let wrong: [[String]] = #"""
    the app's own mistake ¦ struct B1 { let a = 1 }; let b1 = B1().missing ¦¦ a member of another framework ¦ func b2(_ text: String) { text.fooBar() }
    a name of another framework's ¦ func b3(_ view: UIFooBar) {}
    """#.exactRows

  @Test(arguments: sources) func `a source compiles with the stand-ins of its modules`(_ row: [String]) throws {
    expect(try Self.errors.get()[row[0]] ?? "", is: "", Self.texts)
  }

  @Test(arguments: wrong) func `another mistake is still an error`(_ row: [String]) throws {
    expect(try !(Self.errors.get()[row[0]] ?? "").isEmpty)
  }

  @Test func `the stand-ins themselves compile`() throws { expect(try Self.errors.get()["stand-ins"] ?? "", is: "") }

  private nonisolated(unsafe) static var texts = ""
  /// The first error of each row.
  private static let errors = Result { try compile() }

  private static func compile() throws -> [String: String] {
    let compiler = try StandInCompiler()
    let rows = Dictionary(uniqueKeysWithValues: (sources + wrong).enumerated().map { ("R\($0).swift", $1) })
    var module = AdoptedModule(name: "Shop", files: rows.keys.sorted().map { compiler.folder + "/" + $0 })
    module.imports = ["Crashes", "Security", "SwiftUI"]
    for (file, row) in rows {
      try compiler.write("import Crashes\nimport Security\nimport SwiftUI\n" + row[1], to: file)
    }
    let app = AdoptedApp(root: compiler.folder, project: "Shop.xcodeproj", modules: [module])
    var parts = AdoptedParts(app, read: { compiler.bytes(of: $0) }, checkouts: { [] })
    parts.addStubs()
    let names = parts.readNames()
    try compiler.write(
      "import SwiftUI\nfunc names() {\n_ = 1 <- 2\n" + names.map { "_ = \($0).self\n" }.joined() + "}",
      to: "Names.swift")
    _ = parts.addNames(try compiler.errors(in: ["Names.swift"], as: "Names"))
    var errors: [String: String] = [:]
    for (name, text) in [(StubModule.members, StubMembers(uses: parts.uses).text)]
      + parts.stubs.map({ ($0.name, $0.text(declared: parts.uses.declared)) })
    {
      texts += text
      try compiler.write(text, to: name + ".swift")
      let found = try compiler.errors(in: [name + ".swift"], as: name, isEmitted: true)
      for error in found { errors["stand-ins", default: ""] += "\(name):\(error.line): \(error.message)\n" }
    }
    for error in try compiler.errors(in: rows.keys.sorted(), as: "Shop") {
      if let row = rows[error.file] { errors[row[0], default: ""] += error.message + "\n" }
    }
    return errors
  }
}

/// The compiler with the modules of this build.
private struct StandInCompiler {
  let folder: String
  private let flags: [String]

  init() throws {
    folder = TestFolder.ofProcess + "/stand-ins"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let built = URL(fileURLWithPath: BuiltProduct.everystate).deletingLastPathComponent().path + "/Modules"
    let sources =
      URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/").dropFirst() + "/Sources"
    let includes = ["TextOSNames", "CEveryStateRuntime", "Frameworks/TextUIKitNames"].flatMap {
      ["-Xcc", "-I\(sources)/\($0)/include"]
    }
    flags = ["swiftc", "-swift-version", "5", "-wmo", "-suppress-warnings", "-I", built, "-I", folder] + includes
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  func bytes(of name: String) -> [UInt8] {
    Array((try? String(contentsOfFile: folder + "/" + name, encoding: .utf8))?.utf8 ?? "".utf8)
  }

  /// The errors in some files, with paths relative to the folder.
  func errors(in files: [String], as module: String, isEmitted: Bool = false) throws -> [BuildFailure] {
    let task = isEmitted ? ["-emit-module"] : ["-typecheck", "-module-alias", "SwiftUI=TextUI"]
    let words = flags + task + ["-parse-as-library", "-module-name", module] + files.map { folder + "/" + $0 }
    let run = try ProcessRun("/usr/bin/env", words, folder: folder)
    return BuildFailure.all(in: run.output + run.errors, of: folder, modules: [:])
  }
}
