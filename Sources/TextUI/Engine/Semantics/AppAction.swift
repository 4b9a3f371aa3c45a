func appAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}
