/// How the colors of a view mix with those below. Written as `blend multiply`; `normal` has no note.
public enum BlendMode: Hashable, Sendable {
  /// As it is, then mixes that darken, lighten, strengthen or compare the two.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// Mixes that compare the two, take one property of a color, cover a part, or darken by a sum.
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  /// The sum of both, which is lighter.
  case plusLighter

  var words: String? { self == .normal ? nil : "blend \(self)" }
}
