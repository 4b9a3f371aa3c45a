/// An alert in the older form, as `alert(isPresented:content:)` and `alert(item:content:)` take it.
public struct Alert {
  let view: DialogContent<Text?, AlertButtons>

  /// An alert with one button, which is `[OK]` unless there is another.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    view = DialogContent(title, message, dismissButton.map { [$0] } ?? [], addsCancel: false)
  }
  /// An alert with two buttons, side by side where they fit.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    view = DialogContent(title, message, [primaryButton, secondaryButton], addsCancel: false)
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    /// A button that leaves things as they are. Written as `cancel`.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    /// A button that leaves things as they are, with the system's own word: `[Cancel]`.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(.init(ofSystem: "Cancel")), action: action)
    }
    /// A button that deletes something. Written as `destructive`.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A sheet of actions in the older form.
public struct ActionSheet {
  let view: DialogContent<Text?, AlertButtons>
  /// A button of the sheet: the same as an alert's.
  public typealias Button = Alert.Button

  /// A sheet of actions under a title. `[Cancel]` is added where no button cancels. Drawn behind `! dialog`.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    view = DialogContent(title, message, buttons, addsCancel: true)
  }
}

extension View {
  /// Shows an alert in the older form, behind `! alert`, while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let view = isPresented.wrappedValue ? content().view : nil
    return modifier(ItemPresentation(kind: .alert, isPresented: isPresented, isOlder: true) { view })
  }
  /// Shows an alert in the older form, behind `! alert`, while there is an item; another item is another alert.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let view = item.wrappedValue.map(content)?.view
    return modifier(ItemPresentation(kind: .alert, item: item, isOlder: true) { _ in view })
  }
  /// Shows a sheet of actions in the older form, behind `! dialog`, while `isPresented` is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let view = isPresented.wrappedValue ? content().view : nil
    return modifier(ItemPresentation(kind: .dialog, isPresented: isPresented) { view })
  }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let view = item.wrappedValue.map(content)?.view
    return modifier(ItemPresentation(kind: .dialog, item: item) { _ in view })
  }
}

extension DialogContent where Message == Text?, Actions == AlertButtons {
  fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button], addsCancel: Bool) {
    self.init(title: title, message: message, actions: AlertButtons(buttons: buttons), addsCancel: addsCancel)
  }
}

nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }) { button.label }
    }
  }
}
