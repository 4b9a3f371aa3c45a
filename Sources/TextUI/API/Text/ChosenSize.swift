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
    let thousandths = Cells.whole(Cells.fraction(factor) * 1000)
    return transformingEnvironment { $0.builtIn.leastScale = thousandths == 0 ? 1000 : thousandths }
  }
}
