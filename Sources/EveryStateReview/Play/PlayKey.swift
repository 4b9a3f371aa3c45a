/// A key at a terminal.
package enum PlayKey: Equatable, Sendable {
  case character(Character)
  case tab, backTab, up, down, left, right, enter, escape, delete, pageUp, pageDown, wheelUp, wheelDown
}
