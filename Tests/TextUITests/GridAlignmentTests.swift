import TestSupport
import Testing

@testable import TextUI

/// Columns and rows that leave room stand in it where the grid says.
@MainActor
@Suite struct GridAlignmentTests {
  /// Where the cells of a grid of columns stand in 160 points, from left to right.
  private func places(_ items: [GridItem], _ alignment: HorizontalAlignment? = nil) -> [String] {
    let journal = Journal()
    _ = draw(columns: 20) {
      if let alignment {
        LazyVGrid(columns: items, alignment: alignment) { cells(journal) }
      } else {
        LazyVGrid(columns: items) { cells(journal) }
      }
    }
    return journal.take()
  }

  @ViewBuilder private func cells(_ journal: Journal) -> some View {
    ForEach(0..<2) { _ in
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let _ = journal.add("\(Int(frame.minX))+\(Int(frame.width))")
        Text("a")
      }
      .frame(height: 20)
    }
  }

  @Test @MainActor func `Columns that leave room stand at the side that the grid says`() {
    let fixed = [GridItem](repeating: GridItem(.fixed(32), spacing: 8), count: 2)
    expect(places(fixed, .leading), is: ["0+32", "40+32"])
    expect(places(fixed, .center), is: ["44+32", "84+32"])
    expect(places(fixed, .trailing), is: ["88+32", "128+32"])
    // The middle is where SwiftUI puts them by itself.
    expect(places(fixed), is: places(fixed, .center))
    expect(places([GridItem(.flexible(maximum: 32))], .trailing), is: ["128+32", "128+32"])
    expect(places([GridItem(.adaptive(minimum: 64, maximum: 64), spacing: 16)], .trailing), is: ["16+64", "96+64"])
  }

  @Test @MainActor func `Columns that take all of it, or more, begin at its start`() {
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      expect(places([GridItem](repeating: GridItem(spacing: 0), count: 2), alignment), is: ["0+80", "80+80"])
      expect(places([GridItem](repeating: GridItem(.fixed(120), spacing: 0), count: 2), alignment)[0], is: "0+120")
    }
  }

  @Test @MainActor func `From right to left the sides are exchanged`() {
    let drawn = draw(columns: 20, environment: { $0.layoutDirection = .rightToLeft }) {
      LazyVGrid(columns: [GridItem(.fixed(32), alignment: .leading)], alignment: .leading) { Text("a") }
    }
    expect(drawn, is: "  " + String(repeating: " ", count: 19) + "a")
  }

  @Test @MainActor func `Rows that leave room stand at the edge that the grid says`() {
    let cases: [(VerticalAlignment, Int)] = [(.top, 0), (.center, 40), (.bottom, 80)]
    for (alignment, place) in cases {
      var found: CGFloat?
      _ = draw(columns: 10, height: 5) {
        LazyHGrid(rows: [GridItem(.fixed(20))], alignment: alignment) {
          GeometryReader { proxy in
            let _ = found = proxy.frame(in: .global).minY
            Text("a")
          }
          .frame(width: 20)
        }
      }
      expect(found, is: CGFloat(place), "\(alignment)")
    }
  }

  @Test @MainActor func `A grid that may be as wide as it likes is as wide as its columns`() {
    let drawn = draw(columns: 20) {
      LazyVGrid(columns: [GridItem(.fixed(32), alignment: .leading)], alignment: .trailing) { Text("a") }
        .fixedSize()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    expect(drawn, is: "  a")
  }
}
