import SwiftUI

extension Fact {
  /// A fact about where views come to stand: `name x,y widthxheight` for each probed one, by name.
  static func places<V: View>(
    _ name: String, _ source: Source, _ expected: [String],
    @ViewBuilder of view: @escaping @MainActor @Sendable (Stage) -> V
  ) -> Fact {
    Fact(name, source, expected) { stage in
      stage.show { view(stage) }
      stage.sayPlaces()
    }
  }
}

extension Stage {
  /// A colour of a size, or of all the space that it is offered.
  func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.gray.frame(width: width, height: height).probed(name, self)
  }
}

extension Fact {
  /// The same, told by what was said and not by the order.
  func inAnyOrder() -> Fact {
    Fact(name, source, expected.sorted()) { stage in
      try await observe(stage)
      stage.sort()
    }
  }
}
