// What changes the size of letters and symbols, and with it the room that they take.

extension View {
  /// Chooses the size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Limits the size of text.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformingEnvironment { environment in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.dynamicTypeSize = min(largest, max(smallest, environment.dynamicTypeSize))
    }
  }
  /// Lets text become smaller before it is cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.builtIn.scaleLetters(downTo: factor) }
  }
}

extension BuiltInValues {
  /// No letters are none: a factor of nothing leaves them as they are.
  mutating func scaleLetters(downTo factor: CGFloat) {
    let thousandths = Cells.whole(Cells.fraction(factor) * 1000)
    leastScale = thousandths == 0 ? 1000 : thousandths
  }
}
