import TestPackages
import TestSupport
import Testing

@testable import EveryStateReview

@Suite struct GalleryDifferencesTests {
  @Test func `the page opens on what is different, with the way to each frame`() throws {
    let package = try ReviewedPackage()
    try package.changeCopy()
    let html = try Gallery(packageRoot: package.package.root, environment: [:]).html
    expect(html.contains("<a href=\"#different\">2 differences</a>"))
    let list = try #require(html.ranges(of: "id=\"different\" open>").first)
    let firstScreen = try #require(html.ranges(of: "<section class=\"catalog\"").first)
    expect(list.lowerBound < firstScreen.lowerBound)
    expect(
      html.contains(
        "<li data-sample=\"App.Snapshots/Detail/loaded\"><p><span class=\"n\">5</span> <b>text: &quot;Try Again&quot; -&gt; &quot;Retry&quot;</b></p><p>"
          + " <a href=\"#App.Snapshots/Detail/loaded\">Detail / loaded</a>"
      ), "\(html[list.lowerBound...].prefix(700))")
    expect(
      html.contains(
        "<p class=\"accepts\">To accept them: <code>swift run everystate accept "
          + "Detail/loaded,Watchlist/failed,Watchlist/loaded,Watchlist/loading,Watchlist/own</code></p></li>"))
    expect(html.contains("<dt>What is different</dt><dd>text: &quot;Try Again&quot; -&gt; &quot;Retry&quot;</dd>"))
  }

  @Test func `nothing different leaves no trace`() throws {
    let package = try ReviewedPackage()
    try package.run { _, text in text }
    expect(!(try Gallery(packageRoot: package.package.root, environment: [:])).html.contains("id=\"different\""))
  }
}
