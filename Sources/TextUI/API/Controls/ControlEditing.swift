/// Notifies an app when the user begins and ends to change a control's value: here both happen with each change.
struct ControlEditing {
  let changed: (Bool) -> Void

  func around(_ change: () -> Void) {
    changed(true)
    change()
    changed(false)
  }
}
