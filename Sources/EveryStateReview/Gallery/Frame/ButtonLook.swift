import EveryStateGoldens

/// The classes by which the style draws a button as a telephone does: letters alone, on a tint, on the full colour.
enum ButtonLook {
  static func classes(_ look: Look, isDisabled: Bool) -> String {
    var classes = ["btn"]
    let isProminent = look.traits.contains(.prominent)
    if isDisabled { classes.append("off") }
    switch look.button {
    case _ where isProminent: classes.append("p")
    case .bordered, .glass: classes.append("bd")
    case .plain: classes.append("pl")
    case .borderless, nil: break
    }
    switch look.controlSize {
    case .large: classes.append("lg")
    case .small, .mini: classes.append("sm")
    case nil: break
    }
    if look.traits.contains(.destructive) { classes.append("x") }
    // What has a ground has it in its colour.
    if isProminent || look.button == .bordered, let colour = look.traits.contains(.destructive) ? .red : look.colour {
      classes.append("gr-\(colour.rawValue)")
    }
    return classes.joined(separator: " ")
  }
}
