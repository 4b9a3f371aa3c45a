import Foundation
import Testing

@testable import TextUI

/// A screen of the article of hard screens.
@MainActor
protocol HardScreen {
  associatedtype Screen: View
  /// Its title in the article.
  static var name: String { get }
  static var columns: Int { get }
  static func set(_ environment: inout EnvironmentValues)
  @ViewBuilder static func view() -> Screen
}

extension HardScreen {
  static var columns: Int { 50 }
  static func set(_ environment: inout EnvironmentValues) {}

  static var drawn: String {
    draw(columns: columns, height: 40, environment: set) { view() }
  }
}

/// The article's screens are drawn, so that page and drawing cannot part.
@MainActor
struct HardScreensTests {
  static let screens: [any HardScreen.Type] = [
    KitchenSinkScreen.self,
    ShopRowScreen.self,
    IconToolbarScreen.self,
    ChatScreen.self,
    FormErrorsScreen.self,
    SettingsScreen.self,
    SignInScreen.self,
    ChartScreen.self,
    MapScreen.self,
    PlayerScreen.self,
    CalendarScreen.self,
    EmptyErrorScreen.self,
    SheetScreen.self,
    SplitScreen.self,
    RightToLeftScreen.self,
    LargeTypeScreen.self,
    FeedScreen.self,
    PhotosScreen.self,
    EditingScreen.self,
    SkeletonScreen.self,
  ]

  @Test func `Each screen of the article is what is drawn of its source`() throws {
    let article = try Article()
    #expect(article.sections.map(\.name) == Self.screens.map { $0.name })
    for (section, screen) in zip(article.sections, Self.screens) {
      let drawn = screen.drawn
      #expect(drawn == section.drawing, "\(section.name)\n\(drawn)")
      #expect(try source(of: screen).contains(section.source), "The source of \(section.name) is another one.")
    }
  }

  @Test func `Each diff of the article is one of the drawing above it`() throws {
    for section in try Article().sections {
      #expect(!section.befores.isEmpty, "\(section.name)")
      for before in section.befores { #expect(section.golden.contains(before), "\(section.name)\n\(before)") }
    }
  }

  /// The source of a screen as it is compiled here.
  private func source(of screen: any HardScreen.Type) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("\(screen).swift")
    return try String(contentsOf: file, encoding: .utf8).withoutLayout
  }
}

/// The article, section by section.
private struct Article {
  struct Section {
    let name: String
    let source: String
    let golden: String
    let diff: String

    /// The golden without its header.
    var drawing: String { String(golden.drop { $0 != "\n" }.drop { $0 == "\n" }) }

    /// What each hunk of the diff begins with.
    var befores: [String] {
      diff.components(separatedBy: "\n@@ ").dropFirst().map { hunk in
        let lines = hunk.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }.joined(separator: "\n")
      }
    }
  }

  let sections: [Section]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/EveryState/EveryState.docc/HardScreens.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    sections = text.components(separatedBy: "\n## ").dropFirst().map { part in
      let blocks = part.components(separatedBy: "```")
      return Section(
        name: String(part.prefix { $0 != "\n" }), source: blocks[1].dropped("swift").withoutLayout,
        golden: blocks[3].dropped("").trimmed, diff: blocks[5].dropped("diff").trimmed)
    }
  }
}

extension String {
  /// A block without the word behind its fence.
  fileprivate func dropped(_ word: String) -> String { String(dropFirst(word.count + 1)) }

  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// Source as the compiler sees it: without imports, comments and what only lays it out.
  fileprivate var withoutLayout: String {
    split(separator: "\n").filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }.joined()
      .filter { !$0.isWhitespace && $0 != ";" && $0 != "," }
  }
}
