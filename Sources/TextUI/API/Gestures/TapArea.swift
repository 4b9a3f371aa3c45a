/// Which of two gestures for the same move receives it.
enum GesturePrecedence { case inner, both, outer }

nonisolated struct GestureArea<G: Gesture>: ViewModifier {
  let gesture: G
  let mask: GestureMask
  let precedence: GesturePrecedence

  @MainActor func body(content: Content) -> some View {
    nonisolated(unsafe) let gesture = gesture
    let (isOn, hasInner) = (mask.contains(.gesture), mask.contains(.subviews))
    return content.transformingEnvironment { if !hasInner { $0.builtIn.ignoresGestures = true } }
      .modifier(
        TapArea(names: isOn ? G._names(gesture) : [], precedence: precedence) { isOn ? $0.performing(gesture) : nil })
  }
}

nonisolated struct TapArea: NodeModifier {
  typealias Node = TapAreaNode
  /// The names of the gesture's moves: `tap`, `drag`.
  let names: [String]
  var precedence = GesturePrecedence.inner
  /// The gesture's action for assistive technologies.
  var action: Semantics.Action?
  /// The effect of a move; nil for a move without one here.
  let respond: @MainActor (_GestureMove) -> (@MainActor () -> Void)?
}

final class TapAreaNode: ModifierNode<TapArea>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    guard !environment.builtIn.ignoresGestures else { return inner }
    let taps = PlacedTaps(modifier)
    guard environment.builtIn.isEnabled else {
      return taps.isEmpty ? inner : meeting(inner, placed) { $0.disableTaps() }
    }
    guard !taps.isEmpty || !modifier.names.isEmpty else { return inner }
    var elements =
      taps.isEmpty
      ? inner.asOne { touch(&$0, placed) }
      : meeting(inner, placed) { element in
        let isPressed = element.press != nil && element.factBox?.facts.severalTaps == nil
        let isStatic = element.isStatic
        taps.press(&element, modifier.precedence)
        touch(&element, placed, without: isPressed ? TapGesture.name(1) : nil)
        // An element without a name is a background that can be tapped, and not a control for assistive technologies.
        if isStatic, !element.label.isEmpty { element.role = .button }
      }
    guard modifier.precedence != .inner else { return elements }
    for index in elements.indices.dropFirst() {
      if elements[index].press != nil { taps.join(&elements[index], modifier.precedence) }
      if elements[index].factBox?.facts.touches.isEmpty == false { join(&elements[index], placed) }
    }
    return elements
  }

  /// Changes the element of the place as a whole. The area beside a control inside is another place than the control.
  private func meeting(_ inner: [Semantics], _ placed: Placed, _ change: (inout Semantics) -> Void) -> [Semantics] {
    guard inner.count > 1, let first = inner.first, first.press != nil else { return inner.asOne(change) }
    // Another gesture has already made one element of this place.
    guard first.origin is TapAreaNode, first.frame == placed.frame else { return inner.grouped(change) }
    var elements = inner
    change(&elements[0])
    return elements
  }

  /// - Parameter known: the name that is implied, as the element is a control.
  private func touch(_ element: inout Semantics, _ placed: Placed, without known: String? = nil) {
    if let action = modifier.action { element.actions.append(action) }
    let added = modifier.names.filter { $0 != known && element.factBox?.facts.gestures.contains($0) != true }
    if !added.isEmpty { element.facts.gestures += added }
    if modifier.names != [known] || modifier.precedence != .inner { join(&element, placed) }
  }

  private func join(_ element: inout Semantics, _ placed: Placed) {
    guard !modifier.names.isEmpty else { return }
    let respond = modifier.respond
    let (size, now) = (placed.frame.size.points, environment.now)
    let own: Touch = { kind in
      respond(_GestureMove(kind, start: CGPoint(x: size.width / 2, y: size.height / 2), time: now))
    }
    let inner = element.facts.touches
    element.facts.touches =
      switch modifier.precedence {
      case .inner: inner + [own]
      case .outer: [own] + inner
      case .both: [{ kind in Self.both(inner.lazy.compactMap { $0(kind) }.first, own(kind)) }]
      }
  }

  private typealias Touch = @MainActor (_GestureMove.Kind) -> (@MainActor () -> Void)?

  private static func both(
    _ inner: (@MainActor () -> Void)?, _ outer: (@MainActor () -> Void)?
  ) -> (@MainActor () -> Void)? {
    guard let inner, let outer else { return inner ?? outer }
    return {
      inner()
      outer()
    }
  }
}

/// The effects of taps on a place, by their number.
@MainActor private struct PlacedTaps {
  private let once: (@MainActor () -> Void)?
  private var several: [(name: String, perform: @MainActor () -> Void)] = []

  init(_ area: TapArea) {
    for name in area.names {
      guard let count = TapGesture.count(named: name), count != 1,
        let perform = area.respond(_GestureMove(.taps(count)))
      else { continue }
      several.append((name, perform))
    }
    // A gesture that begins with taps is pressed as well.
    once = area.respond(_GestureMove(several.isEmpty ? .tap : .taps(1)))
  }

  var isEmpty: Bool { once == nil && several.isEmpty }

  func press(_ element: inout Semantics, _ precedence: GesturePrecedence) {
    // A tap around a disabled control does not belong to the control.
    if element.press == nil { element.isEnabled = true }
    if let once {
      if let name = element.factBox?.facts.severalTaps, let perform = element.press {
        // One tap and several taps now differ.
        element.facts.severalTaps = nil
        element.actions.append(Semantics.Action(name: name.capitalized, perform: perform))
        element.press = once
      } else if element.press == nil {
        element.press = once
      } else {
        join(&element, precedence)
      }
    }
    for (name, perform) in several {
      if element.press == nil {
        element.press = perform
        element.facts.severalTaps = name
      } else {
        element.actions.append(Semantics.Action(name: name.capitalized, perform: perform))
      }
    }
  }

  /// One tap on a view that already acts on a tap.
  func join(_ element: inout Semantics, _ precedence: GesturePrecedence) {
    guard let once, let inner = element.press else { return }
    switch precedence {
    case .inner: break
    case .outer: element.press = once
    case .both:
      element.press = {
        inner()
        once()
      }
    }
  }
}

extension Semantics {
  /// An element that could be tapped becomes a disabled one.
  fileprivate mutating func disableTaps() {
    guard press == nil else { return }
    if isStatic, !label.isEmpty { role = .button }
    isEnabled = false
  }

  /// A control whose own gesture is turned off from outside.
  var withoutTaps: Semantics {
    guard press != nil else { return self }
    var element = self
    element.press = nil
    element.facts.more.append("no taps")
    return element
  }
}
