import SwiftUI

/// An area of 320 by 200 points for views, and a record of their output.
///
/// `StageInText.swift` and `StageOnAMac.swift` say how a view is hosted; nothing else differs.
@MainActor final class Stage {
  nonisolated static let size = CGSize(width: 320, height: 200)
  private(set) var said: [String] = []
  /// The rects of the probed views, in points of the stage.
  private var places: [String: CGRect] = [:]
  private var host: Host?
  private var isHeld = false
  func say(_ words: String) { if !isHeld { said.append(words) } }

  func forget() { said = [] }

  func sort() { said.sort() }

  /// Puts a view on the stage, at its top leading corner, and lets it come to rest.
  func show<V: View>(@ViewBuilder _ view: () -> V) {
    let content = view()
    let root = Corner { content }.frame(width: Self.size.width, height: Self.size.height).probed(Self.itself, self)
    host = Host(root)
    settle()
  }

  func settle() { host?.settle() }

  func change(_ action: () -> Void) {
    action()
    settle()
  }

  /// Waits for a number of outputs.
  func hears(_ count: Int) async {
    for _ in 0..<10_000 where said.count < count {
      await Task.yield()
      settle()
    }
  }

  func clear() {
    isHeld = true
    host?.leave()
    host = nil
  }

  // MARK: Places

  private nonisolated static let itself = ""
  fileprivate func note(_ frame: CGRect, of name: String) { places[name] = frame }

  func sayPlaces() {
    let origin = places[Self.itself]?.origin ?? .zero
    for (name, frame) in places.sorted(by: { $0.key < $1.key }) where name != Self.itself {
      let place = "\(Self.whole(frame.minX - origin.x)),\(Self.whole(frame.minY - origin.y))"
      say("\(name) \(place) \(Self.whole(frame.width))x\(Self.whole(frame.height))")
    }
  }

  private static func whole(_ length: CGFloat) -> Int { Int(length.rounded()) }
}

/// Places its views one below the other from its corner, whatever their alignment.
private struct Corner: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for view in subviews {
      let offer = ProposedViewSize(width: bounds.width, height: bounds.maxY - corner.y)
      view.place(at: corner, proposal: offer)
      corner.y += view.sizeThatFits(offer).height
    }
  }
}

extension View {
  nonisolated func probed(_ name: String, _ stage: Stage) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: { frame in
      MainActor.assumeIsolated { stage.note(frame, of: name) }
    }
  }
}
