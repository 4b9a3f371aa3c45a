extension View {
  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog(.alert, title: Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() }))
  }

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.alert, title: Text(titleKey), isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows an alert while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: Text(titleKey), isPresented: isPresented, data: data, actions: actions, message: message))
  }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog(.alert, title: Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() }))
  }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.alert, title: Text(title), isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows an alert while `isPresented` is true. It is shown only while there is data as well.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: Text(title), isPresented: isPresented, data: data, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while `isPresented` is true. It is shown only while there is data as well.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: Text(title), isPresented: isPresented, data: data, actions: actions, message: message))
  }

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog(.alert, title: title, isPresented: isPresented, actions: actions, message: { EmptyView() }))
  }

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(Dialog(.alert, title: title, isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows an alert while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: title, isPresented: isPresented, data: data, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows an alert while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: title, isPresented: isPresented, data: data, actions: actions, message: message))
  }

  /// Shows an alert that is titled by an error, while there is one and `isPresented` is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      DataDialog(
        .alert, title: Text(error), isPresented: isPresented, data: error, actions: { _ in actions },
        message: { _ in EmptyView() }))
  }

  /// Shows an alert that is titled by an error, while there is one and `isPresented` is true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .alert, title: Text(error), isPresented: isPresented, data: error, actions: actions, message: message))
  }
}

extension Text {
  fileprivate init<E: LocalizedError>(_ error: E?) {
    self.init(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
