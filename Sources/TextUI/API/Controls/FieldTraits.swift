/// What a field tells the keyboard that comes up for it, where it is not the system's default.
struct FieldTraits {
  var keyboard: String?
  var fills: String?
  var returnKey: String?
  var capitals: String?
  var corrects: Bool?

  /// In a golden's words.
  var facts: [String] {
    [
      keyboard.map { "keyboard: \($0)" }, fills.map { "fills: \($0)" }, returnKey.map { "return: \($0)" }, capitals,
      corrects == false ? "no correction" : nil,
    ].compactMap { $0 }
  }
}

private enum FieldTraitsKey: EnvironmentKey {
  static var defaultValue: FieldTraits { FieldTraits() }
}

extension EnvironmentValues {
  var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }
}

extension View {
  /// The keyboard that comes up for the fields inside.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformingEnvironment { $0.fieldTraits.keyboard = type == .default ? nil : "\(type)" }
  }
  /// What the fields inside are for, so that the system can fill them.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformingEnvironment { $0.fieldTraits.fills = textContentType?.name }
  }
  /// Whether what is typed is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformingEnvironment { $0.fieldTraits.corrects = !disable }
  }
  /// Whether what is typed is corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformingEnvironment { $0.fieldTraits.corrects = disable.map { !$0 } }
  }
  /// Which letters become capitals by themselves.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformingEnvironment { $0.fieldTraits.capitals = autocapitalization?.fact }
  }
  /// Which letters become capitals by themselves.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let words: [UITextAutocapitalizationType: TextInputAutocapitalization] = [
      .none: .never, .words: .words, .sentences: .sentences, .allCharacters: .characters,
    ]
    return textInputAutocapitalization(words[style])
  }
  /// The word on the keyboard's return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformingEnvironment { $0.fieldTraits.returnKey = submitLabel.name == "return" ? nil : submitLabel.name }
  }
}

/// Which letters the keyboard makes capitals by itself. Told below the field, but for the system's default: `no capitals`.
public struct TextInputAutocapitalization: Sendable {
  /// nil: what the system does by itself.
  fileprivate let fact: String?
  /// All letters stay as they are typed, told as `no capitals`.
  public static var never: TextInputAutocapitalization { .init(fact: "no capitals") }
  /// The first letter of each word, told as `capitals: words`.
  public static var words: TextInputAutocapitalization { .init(fact: "capitals: words") }
  /// The first letter of each sentence, as the system does by itself: it is not told.
  public static var sentences: TextInputAutocapitalization { .init(fact: nil) }
  /// Every letter, told as `capitals: all`.
  public static var characters: TextInputAutocapitalization { .init(fact: "capitals: all") }
}

/// The word on the keyboard's return key. Told below the field, but for the system's default: `return: next`.
public struct SubmitLabel: Sendable {
  fileprivate let name: String
  /// The person has typed all there is to type.
  public static var done: SubmitLabel { .init(name: "done") }
  /// Leads to what the text names, as a browser's address does.
  public static var go: SubmitLabel { .init(name: "go") }
  /// Hands over a message.
  public static var send: SubmitLabel { .init(name: "send") }
  /// Enters what the text names, such as a network.
  public static var join: SubmitLabel { .init(name: "join") }
  /// Shows a way to what the text names.
  public static var route: SubmitLabel { .init(name: "route") }
  /// Looks for the text.
  public static var search: SubmitLabel { .init(name: "search") }
  /// The system's own word, which is not told.
  public static var `return`: SubmitLabel { .init(name: "return") }
  /// Leads to the field that follows.
  public static var next: SubmitLabel { .init(name: "next") }
  /// Leads to the step that follows.
  public static var `continue`: SubmitLabel { .init(name: "continue") }
}
