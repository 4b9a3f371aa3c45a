/// How an alert or a confirmation dialog is shown.
struct DialogForm {
  let kind: PresentationKind
  let showsTitle: Bool
  let defaults: DialogDefaults

  static var alert: DialogForm { DialogForm(kind: .alert, showsTitle: true, defaults: .confirmation) }

  /// On a phone a confirmation dialog has a title only where it is asked for.
  static func dialog(_ titleVisibility: Visibility) -> DialogForm {
    DialogForm(kind: .dialog, showsTitle: titleVisibility == .visible, defaults: .cancellation)
  }
}

/// Presents an alert or a dialog while a flag is true.
struct Dialog<Message, Actions> {
  let form: DialogForm
  let title: Text
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  init(
    _ form: DialogForm, title: Text, isPresented: Binding<Bool>, actions: () -> Actions,
    message: () -> Message
  ) {
    self.form = form
    self.title = title
    self.isPresented = isPresented
    self.actions = actions()
    self.message = message()
  }
}

extension Dialog: ViewModifier where Message: View, Actions: View {
  func body(content: Content) -> some View {
    content.modifier(
      FlagPresentation(kind: form.kind, isPresented: isPresented, onDismiss: nil) {
        DialogContent(
          title: form.showsTitle ? title : nil, message: message, actions: actions, defaults: form.defaults)
      })
  }
}

/// Presents an alert or a dialog about something, while a flag is true and there is something.
struct DataDialog<Data, Message, Actions> {
  let form: DialogForm
  let title: Text
  let isPresented: Binding<Bool>
  let data: Data?
  let actions: Actions?
  let message: Message?

  init(
    _ form: DialogForm, title: Text, isPresented: Binding<Bool>, data: Data?, actions: (Data) -> Actions,
    message: (Data) -> Message
  ) {
    self.form = form
    self.title = title
    self.isPresented = isPresented
    self.data = data
    self.actions = data.map(actions)
    self.message = data.map(message)
  }
}

extension DataDialog: ViewModifier where Message: View, Actions: View {
  func body(content: Content) -> some View {
    let flag = isPresented
    let data = data
    let both = Binding(unchecked: { flag.wrappedValue && data != nil }, set: { value, _ in flag.wrappedValue = value })
    return content.modifier(
      FlagPresentation(kind: form.kind, isPresented: both, onDismiss: nil) {
        actions.flatMap { actions in
          message.map {
            DialogContent(title: form.showsTitle ? title : nil, message: $0, actions: actions, defaults: form.defaults)
          }
        }
      })
  }
}
