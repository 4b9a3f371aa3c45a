/// An app's closure as something that is done on the main actor, where all views act.
func appAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}
