import EveryStateGoldens
import TestPackages
import TestSupport
import Testing

@testable import EveryStateReview

@Suite struct GalleryFindingsTests {
  /// The states of `Detail` that are neither declared nor waived.
  private static let undeclared = 3

  private func html(_ found: [MadeFinding]) throws -> (gallery: Gallery, html: String) {
    let package = try ReviewedPackage()
    try package.run(finding: found)
    let gallery = try Gallery(packageRoot: package.package.root, environment: [:])
    return (gallery, gallery.html)
  }

  @Test func `what does not make sense stands at its frame, and in a list of its own with counts`() throws {
    let (gallery, html) = try html(MadeFinding.hundred())
    expect(gallery.attentionCount, is: Self.undeclared + 4, "four frames match and are to be looked at all the same")
    expect(html.contains("<a href=\"#unsound\">Findings <span class=\"n\">108</span></a>"))
    expect(html.contains("data-verdict=\"unsound\">unsound <span class=\"n\">4</span>"))
    let kinds = html.ranges(of: "<li><details><summary><span class=\"n\">").count
    expect(kinds, is: 12)
    expect(
      html.contains(
        """
        <li>Watchlist / loaded: control 0 is wrong. <a href="#App.Snapshots/Watchlist/loaded">loaded</a><p>seen at 0 s</p>\
        <code>.waives(.someRule, of: &quot;control 0&quot;, in: &quot;loaded&quot;, because: &quot;...&quot;)</code></li>
        """), "\(html.ranges(of: "<li>Watchlist").first.map { html[$0.lowerBound...].prefix(400) } ?? "")")
    expect(html.contains("<span class=\"verdict fine\">matched</span><span class=\"verdict bad\""))
    expect(
      html.contains("<dt>Makes no sense</dt><dd>Watchlist / own: control 3 is wrong. (kind 0)</dd><dd>seen at 0 s</dd>")
    )
  }

  @Test func `a few are open at once, and none leave no trace`() throws {
    let (_, few) = try html([MadeFinding("deaf", rank: 1, frame("Detail", "loaded"))])
    expect(few.contains("<li><details open><summary><span class=\"n\">1</span> <b>deaf</b>"))
    expect(few.contains("data-unsound=\"deaf\"") && few.contains(">deaf</span></header>"))
    let (gallery, none) = try html([])
    expect(
      gallery.attentionCount == Self.undeclared && !none.contains("id=\"unsound\"") && !none.contains("data-unsound=\"")
    )
  }
}
