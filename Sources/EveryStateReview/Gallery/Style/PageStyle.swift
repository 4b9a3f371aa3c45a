/// The page's one style sheet, put together from its parts.
enum PageStyle {
  static let text = [
    PaletteStyle.text, LayoutStyle.text, FilterStyle.text, CardStyle.text, LookStyle.text, HeightStyle.text,
    DifferenceStyle.text, WaysStyle.text, FindingsStyle.text,
    DialogStyle.text, PrintStyle.text,
  ].joined()
}
