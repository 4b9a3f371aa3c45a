/// A key of a play at a terminal.
package enum PlayKey: Hashable, Sendable {
  case character(Character)
  case tab, backTab, up, down, left, right, enter, escape, delete, pageUp, pageDown, wheelUp, wheelDown
}
