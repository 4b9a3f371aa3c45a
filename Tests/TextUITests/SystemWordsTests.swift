import Foundation
import FoundationNetworking
import Testing

@testable import TextUI

@Suite struct SystemWordsTests {
  private struct Model: Decodable { var id: Int }
  private enum Plain: Error {
    case first
    case second
  }
  private struct Partial: LocalizedError {
    var errorDescription: String?
    var failureReason: String?
    var recoverySuggestion: String?
  }

  private static let failed = "The operation couldn’t be completed."
  private static func caught(_ body: () throws -> Any) -> any Error {
    do { return POSIXError(.init(rawValue: try body() is Int ? 1 : 2)!) } catch { return error }
  }
  private static func decoding(_ text: String) -> any Error {
    caught { try JSONDecoder().decode(Model.self, from: Data(text.utf8)) }
  }
  private static func error(_ domain: String, _ code: Int, _ info: [String: Any] = [:]) -> NSError {
    NSError(domain: domain, code: code, userInfo: info)
  }
  private static func cocoa(_ code: CocoaError.Code, _ info: [String: Any] = [:]) -> CocoaError {
    CocoaError(code, userInfo: info)
  }

  // As apps quote them in public reports, and as CFError.c of Apple puts them together.
  private static let sentences: [(any Error, String)] = [
    (URLError(.notConnectedToInternet), "\(failed) (NSURLErrorDomain error -1009.)"),
    (error("NSURLErrorDomain", -1001), "\(failed) (NSURLErrorDomain error -1001.)"),
    (
      URLError(
        .cannotConnectToHost,
        userInfo: ["NSErrorFailingURLKey": URL(filePath: "/"), "NSLocalizedDescription": "Couldn't connect to server"]),
      "Could not connect to the server."
    ), (decoding("{}"), "The data couldn’t be read because it is missing."),
    (decoding("{\"id\":null}"), "The data couldn’t be read because it is missing."),
    (decoding("{\"id\":\"x\"}"), "The data couldn’t be read because it isn’t in the correct format."),
    (decoding("{"), "The data couldn’t be read because it isn’t in the correct format."),
    (
      caught { try JSONEncoder().encode(Double.nan) },
      "The data couldn’t be written because it isn’t in the correct format."
    ),
    (
      caught { try JSONSerialization.jsonObject(with: Data()) },
      "The data couldn’t be read because it isn’t in the correct format."
    ), (caught { try NSRegularExpression(pattern: "(") }, "The value “(” is invalid."),
    (
      caught { try Data(contentsOf: URL(filePath: "/none/x.json")) },
      "The file “x.json” couldn’t be opened because there is no such file."
    ), (caught { try Data().write(to: URL(filePath: "/none/x.json")) }, "The folder “x.json” doesn’t exist."),
    (caught { try FileManager.default.removeItem(atPath: "/none/x") }, "“x” couldn’t be removed."),
    (caught { try FileManager.default.contentsOfDirectory(atPath: "/none/x") }, "The folder “x” doesn’t exist."),
    (
      caught { try FileManager.default.createDirectory(atPath: "/usr/bin", withIntermediateDirectories: false) },
      "The file “bin” couldn’t be saved in the folder “usr” because a file with the same name already exists."
    ),
    (
      caught { try FileManager.default.moveItem(atPath: "/none/x", toPath: "/none/tmp/y") },
      "“x” couldn’t be moved to “tmp” because either the former doesn’t exist, or the folder containing the latter doesn’t exist."
    ), (cocoa(.fileNoSuchFile), "The file doesn’t exist."),
    (cocoa(.fileReadNoSuchFile), "The file couldn’t be opened because it doesn’t exist."),
    (
      cocoa(.fileReadNoPermission, ["NSFilePath": "/a/b"]),
      "The file “b” couldn’t be opened because you don’t have permission to view it."
    ),
    (
      cocoa(.fileWriteNoPermission, ["NSFilePath": "/a/b"]),
      "You don’t have permission to save the file “b” in the folder “a”."
    ), (cocoa(.fileWriteOutOfSpace), "The file couldn’t be saved because there isn’t enough space."),
    (cocoa(.init(rawValue: 134_110)), "\(failed) (NSCocoaErrorDomain error 134110.)"),
    (POSIXError(.ENOENT), "\(failed) No such file or directory"),
    (POSIXError(.ETIMEDOUT), "\(failed) Operation timed out"),
    (CancellationError(), "\(failed) (Swift.CancellationError error 1.)"), (error("D", 3), "\(failed) (D error 3.)"),
    (error("NSOSStatusErrorDomain", -50), "\(failed) (OSStatus error -50.)"),
    (error("D", 3, ["NSLocalizedFailureReason": "Why."]), "\(failed) Why."),
    (error("D", 3, ["NSLocalizedFailure": "Not saved."]), "Not saved."),
    (error("D", 3, ["NSLocalizedFailure": "Not saved.", "NSLocalizedFailureReason": "Why."]), "Not saved. Why."),
    (error("D", 3, ["NSDescription": "what"]), "\(failed) (D error 3 - what)"),
    (error("D", 3, ["NSLocalizedRecoverySuggestion": "Do."]), "\(failed) (D error 3.)"),
    (error("D", 3, ["NSLocalizedDescription": "Own"]), "Own"),
    (Partial(errorDescription: "Own"), "Own"), (Partial(failureReason: "Why."), "\(failed) Why."),
    (
      Partial(recoverySuggestion: "Do."),
      "\(failed) (TextUITests.SystemWordsTests.(unknown context at $...).Partial error 1.)"
    ),
  ]

  private static let descriptions: [(any Error, String)] = [
    (URLError(.timedOut), #"URLError(_nsError: Error Domain=NSURLErrorDomain Code=-1001 "(null)")"#),
    (
      CocoaError(.coderValueNotFound),
      #"CocoaError(_nsError: Error Domain=NSCocoaErrorDomain Code=4865 "The data couldn’t be read because it is missing.")"#
    ),
    (POSIXError(.ECONNREFUSED), #"POSIXError(_nsError: Error Domain=NSPOSIXErrorDomain Code=61 "Connection refused")"#),
    (error("D", 3), #"Error Domain=D Code=3 "(null)""#),
    (
      error("D", 3, ["NSLocalizedDescription": "Own", "NSUnderlyingError": error("E", 1)]),
      #"Error Domain=D Code=3 "Own" UserInfo={NSLocalizedDescription=Own, NSUnderlyingError={Error Domain=E Code=1 "(null)"}}"#
    ),
    (
      caught { try FileManager.default.removeItem(atPath: "/none/x") },
      """
      Error Domain=NSCocoaErrorDomain Code=4 "“x” couldn’t be removed." UserInfo={NSFilePath=/none/x, NSURL=file:///none/x, \
      NSUnderlyingError={Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory"}, NSUserStringVariant=(
          Remove
      )}
      """
    ), (Plain.second, "second"),
  ]

  @Test func `errors have Apple's words, whatever their type and whoever asks`() {
    for (error, words) in Self.sentences {
      expect(error.localizedDescription, is: words)
      expect((error as NSError).localizedDescription, is: words)
    }
    for (error, words) in Self.descriptions { expect("\(error)", is: words) }
    expect(URLError(.badURL).localizedDescription, is: "\(Self.failed) (NSURLErrorDomain error -1000.)")
    expect(Self.error("D", 1).localizedDescription, is: "\(Self.failed) (D error 1.)")
    let plain: any Error = Plain.first
    expect(plain.localizedDescription, contains: "SystemWordsTests.(unknown context at $...).Plain error 0.)")
    NSError.setUserInfoValueProvider(forDomain: "Asked") { _, key in key == "NSLocalizedDescription" ? "Told" : nil }
    expect(Self.error("Asked", 1).localizedDescription, is: "Told")
  }

  @Test func `plurals and units are those of CLDR`() {
    // CLDR 49, by Babel 2.19: the form of each number from the list.
    let numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 101, 1_000_000]
    let plurals = [
      ("en", "other one other other other other other other other other other other"),
      ("fr", "one one other other other other other other other other other many"),
      ("es", "other one other other other other other other other other other many"),
      ("pt", "one one other other other other other other other other other many"),
      ("ru", "many one few few many many many one few many one many"),
      ("pl", "many one few few many many many many few many many many"),
      ("cs", "other one few few other other other other other other other other"),
      ("sl", "other one two few other other other other other other one other"),
      ("lt", "other one few few few other other one few other one other"),
      ("lv", "zero one other other other zero zero one other zero one zero"),
      ("ro", "few one few few few few few other other other few other"),
      ("ar", "zero one two few few many many many many other other other"),
      ("he", "other one two other other other other other other other other other"),
      ("cy", "zero one two few other other other other other other other other"),
      ("ga", "other one two few few other other other other other other other"),
      ("mt", "few one two few few many many other other other other other"),
      ("is", "other one other other other other other one other other one other"),
      ("hi", "one one other other other other other other other other other other"),
    ]
    for (language, forms) in plurals {
      expect(
        numbers.map { PluralCategory($0, language: language).rawValue }.joined(separator: " "), is: forms, language)
    }
    let units: [(Double, String, ICU.Width, String, String)] = [
      (3, "kilometer", .full, "de", "3 Kilometer"), (3, "kilometer", .full, "ru", "3 километра"),
      (5, "kilometer", .full, "ru", "5 километров"), (3, "kilometer", .full, "pl", "3 kilometry"),
      (2, "hour", .full, "fr", "2\u{A0}heures"), (3, "hour", .short, "de", "3 Std."), (3, "hour", .narrow, "en", "3h"),
      (5, "minute", .short, "en", "5 min"), (3, "day", .full, "ar", "3 أيام"),
      (1, "kilogram", .full, "es", "1 kilogramo"),
      (20, "celsius", .full, "de", "20 Grad Celsius"), (3, "kilometer-per-hour", .short, "en", "3 km/h"),
      (3, "month", .short, "en", "3 mths"), (3, "liter", .full, "it", "3 litri"),
    ]
    for (value, unit, width, language, words) in units {
      expect(ICU.measure(value, unit, width, Locale(identifier: language)), is: words)
    }
    let lists: [(ICU.Width, String, String)] = [
      (.full, "en", "a, b, c"), (.narrow, "en", "a b c"), (.full, "de", "a, b und c"), (.narrow, "ja", "abc"),
    ]
    for (width, language, words) in lists {
      expect(ICU.units(["a", "b", "c"], width, Locale(identifier: language)), is: words)
    }
  }

  @Test @MainActor func `missing assets draw nothing and are named`() throws {
    let folder = URL(filePath: TestFolder.ofProcess).appending(path: "assets-\(UUID())")
    for path in ["A.xcassets/hero.imageset", "A.xcassets/Shop/cart.imageset", "A.xcassets/brand.colorset"] {
      try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    let names = try #require(AssetNames(folders: [folder.path]))
    let drawn = AssetNames.$current.withValue(names) {
      draw(columns: 40, height: 4) {
        HStack {
          Image("hero")
          Image("Shop/cart")
          Image("lost")
          Text("a").foregroundStyle(Color("brand"))
          Text("b").foregroundStyle(Color("gone"))
        }
      }
    }
    expect(
      drawn, contains: "~ screen  no image named \"lost\" in an asset catalog",
      "{image:hero | image:Shop/cart, color:brand | no color:gone}")
    expect(AssetNames(folders: ["/none"]) == nil)
  }

  @Test @MainActor func `VoiceOver reads the bar from its back button, then the content, then the tabs`() {
    let screen = TextScreen(
      TabView {
        NavigationStack {
          NavigationLink("Open") { Image(systemName: "trash").navigationTitle("Page").toolbar { Button("Done") {} } }
            .navigationTitle("List")
        }.tabItem { Text("Tab") }
      }, columns: 40, height: 10)
    screen.update()
    screen.elements.first { $0.label == "Open" }?.press?()
    screen.update()
    expect(screen.spokenElements.map(\.spokenLabel), is: ["List", "Page", "Done", "Delete", "Tab"])
  }
}
