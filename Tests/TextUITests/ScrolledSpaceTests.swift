import TestSupport
import Testing

@testable import TextUI

/// What is scrolled is told where it lies in what scrolls it.
@MainActor
@Suite struct ScrolledSpaceTests {
  private struct Told: View {
    let space: NamedCoordinateSpace
    let journal: Journal
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        let bounds = proxy.bounds(of: space).map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.height))" }
        let _ = journal.add("\(Int(frame.minX)) \(Int(frame.minY)); \(bounds ?? "none")")
        Text("here")
      }
      .frame(height: 20)
    }
  }

  private func told(_ space: NamedCoordinateSpace, _ make: @escaping (Told) -> AnyView) -> String? {
    let journal = Journal()
    _ = draw(columns: 20, height: 8) {
      VStack(spacing: 0) {
        Text("head")
        make(Told(space: space, journal: journal))
      }
    }
    return journal.take().last
  }

  @Test @MainActor func `The nearest space that scrolls is that of a scroll view`() {
    let inside: (Told) -> AnyView = { told in
      AnyView(
        ScrollView {
          Text("first")
          told
        })
    }
    // Below the head is a line of the scroll view, which has the other seven.
    expect(told(.scrollView, inside), is: "0 20; 0 -20 140")
    expect(told(.scrollView(axis: .vertical), inside), is: "0 20; 0 -20 140")
    // Nothing scrolls that way: the screen's space.
    expect(told(.scrollView(axis: .horizontal), inside), is: "0 40; none")
    expect(told(.named("scrollView"), inside), is: "0 40; none")
  }

  @Test @MainActor func `Of two that scroll the one of the axis is meant`() {
    let inside: (Told) -> AnyView = { told in
      AnyView(
        ScrollView {
          Text("first")
          ScrollView(.horizontal) { told.frame(width: 40) }
        })
    }
    expect(told(.scrollView, inside), is: "0 0; 0 0 20")
    expect(told(.scrollView(axis: .horizontal), inside), is: "0 0; 0 0 20")
    expect(told(.scrollView(axis: .vertical), inside)?.hasPrefix("0 20;"), is: true)
  }

  @Test @MainActor func `A list scrolls as well, and what does not scroll has no such space`() {
    expect(told(.scrollView) { told in AnyView(List { told }) }?.hasSuffix("none"), is: false)
    expect(told(.scrollView) { told in AnyView(ScrollView([]) { told }) }?.hasSuffix("none"), is: true)
    expect(told(.scrollView) { told in AnyView(told) }?.hasSuffix("none"), is: true)
  }

  @Test @MainActor func `A reader is asked again when the space around has moved`() {
    let journal = Journal()
    let screen = TextScreen(columns: 20, height: 4) {
      ScrollView {
        Told(space: .scrollView, journal: journal)
        ForEach(0..<9) { Text("\($0)") }
      }
    }
    expect(journal.take().last, is: "0 0; 0 0 80")
    #expect(screen.scrollForward())
    _ = screen.text
    expect(journal.take().last?.hasPrefix("0 -"), is: true)
  }
}
