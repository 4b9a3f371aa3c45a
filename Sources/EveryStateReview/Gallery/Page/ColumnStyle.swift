/// The room that columns take: of a line's beginning, of the gaps on it, of what stands on it, of a frame. A policy against
/// inline styles leaves classes.
enum ColumnStyle {
  /// What is wider than so many columns takes no more.
  static let limit = 120

  /// A text of so many columns does not wrap beside others.
  private static let shortLimit = 24

  static let text =
    (1...limit).map {
      """
      .screen .m\($0){padding-left:calc(var(--in) + \($0)*var(--c))}
      .g\($0){flex-basis:calc(\($0)*var(--c))}
      .w\($0){\($0 > shortLimit ? "flex-basis" : "flex-shrink:0;min-width"):calc(\($0)*var(--c))}
      .k\($0){--columns:\($0)}

      """
    }.joined()
    + stride(from: 0, through: 100, by: 5).map { ".x\($0){flex-basis:\($0)%}\n" }.joined()
}
