import Foundation
import UIKit

/// Names of Apple's Foundation that apps use and Linux's lacks.
@Suite struct AppleFoundationTests {
  private struct Book {
    var title: String
    var tags: [String] = []
  }

  @Test func `a predicate compares strings as the user's language does`() throws {
    let search = "cafe"
    let contains = #Predicate<Book> { $0.title.localizedStandardContains(search) }
    try expect(contains.evaluate(Book(title: "Café au lait")) && !contains.evaluate(Book(title: "Tea")))
    let same = ComparisonResult.orderedSame
    let equal = #Predicate<Book> { $0.title.caseInsensitiveCompare(search) == same }
    try expect(equal.evaluate(Book(title: "CAFE")) && !equal.evaluate(Book(title: "Café")))
    let ascending = ComparisonResult.orderedAscending
    let before = #Predicate<Book> { $0.title.localizedCompare(search) == ascending }
    try expect(before.evaluate(Book(title: "ape")) && !before.evaluate(Book(title: "tea")))
    let tagged = #Predicate<Book> { $0.tags.contains { $0.localizedStandardContains(search) } }
    try expect(tagged.evaluate(Book(title: "", tags: ["Cafés"])))
  }

  @Test func `the key-value store keeps values, and the process is a phone's`() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("dark", forKey: "theme")
    store.set(Int64(7), forKey: "number")
    expect(store.string(forKey: "theme"), is: "dark")
    expect(store.longLong(forKey: "number"), is: 7)
    store.removeObject(forKey: "theme")
    expect(store.string(forKey: "theme") == nil)
    expect(store.synchronize())
    let process = ProcessInfo.processInfo
    expect(!process.isiOSAppOnMac)
    expect(!process.isLowPowerModeEnabled)
    expect(process.thermalState, is: .nominal)
    expect(URL.documentsDirectory.isFileURL)
    expect(URL.applicationSupportDirectory != URL.cachesDirectory)
    struct Settings: Sendable { let defaults: UserDefaults }
    expect(Settings(defaults: .standard).defaults === UserDefaults.standard)
  }

  @Test func `names are formatted and read`() throws {
    let formatter = PersonNameComponentsFormatter()
    let ada = try #require(formatter.personNameComponents(from: "Ada Augusta King"))
    expect([ada.givenName, ada.middleName, ada.familyName], is: ["Ada", "Augusta", "King"])
    expect(formatter.string(from: ada), is: "Ada King")
    formatter.style = .abbreviated
    expect(formatter.string(from: ada), is: "AK")
  }

  @Test func `a page is read as its text`() throws {
    let page = """
      <html><head><title>no</title><style>p { color: red }</style></head><body><h1>Fish &amp; chips</h1>
      <p>Fried&nbsp;in <b>oil</b>,<br>&#8364;5 &lt;each&gt;</p><ul><li>One</li><li>Two</li></ul></body></html>
      """
    let text = try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    expect(text.string, is: "Fish & chips\nFried\u{A0}in oil,\n€5 <each>\n• One\n• Two")
    expect(String(AttributedString(text).characters), is: text.string)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    var styled = AttributedString("x")
    let paragraph = NSMutableParagraphStyle()
    styled.paragraphStyle = paragraph
    expect(styled.paragraphStyle === paragraph)
  }
}
