// Sizes of letters and symbols, and so of their room.

nonisolated extension View {
  /// Chooses the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { setting(\.dynamicTypeSize, size) }
  /// Limits the size of text.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformingEnvironment { environment in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.builtIn.dynamicTypeSize = min(largest, max(smallest, environment.builtIn.dynamicTypeSize))
    }
  }
  /// Lets text become smaller before it is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.scaleLetters(downTo: factor) }
  }
}

extension BuiltInEnvironmentValues {
  /// Letters cannot vanish: a factor of zero leaves them as they are.
  mutating func scaleLetters(downTo factor: CGFloat) {
    let thousandths = Cells.whole(Cells.fraction(factor) * 1000)
    leastScale = thousandths == 0 ? 1000 : thousandths
  }
}

/// The sizes of text that the user can choose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes that every person can choose, the smallest first; `large` is the usual one.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes of the accessibility settings.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the larger sizes that the accessibility settings add.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
