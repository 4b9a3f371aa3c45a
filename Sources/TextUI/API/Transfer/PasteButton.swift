/// A button that pastes. A frame begins with nothing, so that it cannot be pressed: `[~<> Paste~]`.
public struct PasteButton: View {
  /// Takes items of such types. The action never runs, as there is nothing to paste.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    let label = Label(title: { Text(.init(ofSystem: "Paste")) }, icon: { Image(systemName: "doc.on.clipboard") })
    Button(action: {}, label: { label }).disabled(true)
  }
}
