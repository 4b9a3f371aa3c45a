/// An alert in the older form, as `alert(isPresented:content:)` and `alert(item:content:)` take it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which is `[OK]` unless there is another.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons, which stand side by side where they fit.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
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
    /// A button that leaves things as they are. Told as `cancel`.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    /// A button that leaves things as they are, with the system's own word: `[Cancel]`.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }
    /// A button that deletes something. Told as `destructive`.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A sheet of actions in the older form.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
  /// A button of the sheet: the same as an alert's.
  public typealias Button = Alert.Button

  /// A sheet of actions under a title. `[Cancel]` is added where no button cancels. Drawn behind `! dialog`.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert in the older form, behind `! alert`, while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(ItemPresentation(kind: .alert, isPresented: isPresented) { content().view })
  }
  /// Shows an alert in the older form, behind `! alert`, while there is an item; another item is another alert.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View { modifier(ItemPresentation(kind: .alert, item: item) { content($0).view }) }
  /// Shows a sheet of actions in the older form, behind `! dialog`, while `isPresented` is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(ItemPresentation(kind: .dialog, isPresented: isPresented) { content().view })
  }
  /// Shows a sheet of actions in the older form, behind `! dialog`, while there is an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View { modifier(ItemPresentation(kind: .dialog, item: item) { content($0).view }) }
}

extension Alert {
  fileprivate var view: DialogContent<Text?, AlertButtons> {
    DialogContent(title: title, message: message, actions: AlertButtons(buttons: buttons), addsCancel: false)
  }
}

extension ActionSheet {
  fileprivate var view: DialogContent<Text?, AlertButtons> {
    DialogContent(title: title, message: message, actions: AlertButtons(buttons: buttons), addsCancel: true)
  }
}

private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }) { button.label }
    }
  }
}
