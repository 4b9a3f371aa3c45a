extension View {
  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog(
        .dialog(titleVisibility), title: Text(titleKey), isPresented: isPresented, actions: actions,
        message: { EmptyView() }))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Dialog(
        .dialog(titleVisibility), title: Text(titleKey), isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows a confirmation dialog while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DataDialog(
        .dialog(titleVisibility), title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .dialog(titleVisibility), title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
        message: message))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog(
        .dialog(titleVisibility), title: Text(title), isPresented: isPresented, actions: actions,
        message: { EmptyView() }))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Dialog(.dialog(titleVisibility), title: Text(title), isPresented: isPresented, actions: actions, message: message)
    )
  }

  /// Shows a confirmation dialog while `isPresented` is true. It is shown only while there is data as well.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DataDialog(
        .dialog(titleVisibility), title: Text(title), isPresented: isPresented, data: data, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog while `isPresented` is true. It is shown only while there is data as well.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .dialog(titleVisibility), title: Text(title), isPresented: isPresented, data: data, actions: actions,
        message: message))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      Dialog(
        .dialog(titleVisibility), title: title, isPresented: isPresented, actions: actions, message: { EmptyView() }))
  }

  /// Shows a confirmation dialog while `isPresented` is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      Dialog(.dialog(titleVisibility), title: title, isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows a confirmation dialog while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DataDialog(
        .dialog(titleVisibility), title: title, isPresented: isPresented, data: data, actions: actions,
        message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog while `isPresented` is true. It is shown only while there is data as well.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        .dialog(titleVisibility), title: title, isPresented: isPresented, data: data, actions: actions, message: message
      ))
  }
}
