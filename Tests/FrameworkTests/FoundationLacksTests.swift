import Foundation

struct FoundationLacksTests {
  @Test func `formatters, sessions and queues have the names that apps use`() {
    // A formatter says how far a date is from another.
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.calendar) = (Locale(identifier: "en_US"), Calendar(identifier: .gregorian))
    let cases: [(RelativeDateTimeFormatter.UnitsStyle, RelativeDateTimeFormatter.DateTimeStyle, TimeInterval, String)] =
      [
        (.full, .numeric, -7200, "2 hours ago"), (.full, .numeric, 3 * 86_400, "in 3 days"),
        (.full, .named, -86_400, "yesterday"), (.spellOut, .numeric, -7200, "two hours ago"),
      ]
    for (units, style, interval, expected) in cases {
      (formatter.unitsStyle, formatter.dateTimeStyle) = (units, style)
      expect(formatter.localizedString(fromTimeInterval: interval), is: expected)
    }
    // A session is a witness of a protocol with an app's requirements.
    let fetching: any Fetching = URLSession.shared
    expect(fetching is URLSession)
    // Code outside a queue has an empty label.
    expect(String(cString: __dispatch_queue_get_label(nil)), is: "")
  }
}

struct BundleAddressTests {
  @Test func `the addresses of a bundle's files are values`() throws {
    let folder = try TestFolder()
    try "words".write(toFile: folder.path + "/a.txt", atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let names: [String] =
      bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil)?.map(\.lastPathComponent) ?? []
    expect(names, is: ["a.txt"])
    var texts: [String] = []
    for address in bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? [] {
      texts.append(try String(contentsOf: address, encoding: .utf8))
    }
    expect(texts, is: ["words"])
  }
}

private protocol Fetching {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Fetching {}
