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

public struct TextInputAutocapitalization: Sendable {
  /// nil: what the system does by itself.
  fileprivate let fact: String?
  public static var never: TextInputAutocapitalization { .init(fact: "no capitals") }
  public static var words: TextInputAutocapitalization { .init(fact: "capitals: words") }
  public static var sentences: TextInputAutocapitalization { .init(fact: nil) }
  public static var characters: TextInputAutocapitalization { .init(fact: "capitals: all") }
}

public struct SubmitLabel: Sendable {
  fileprivate let name: String
  public static var done: SubmitLabel { .init(name: "done") }
  public static var go: SubmitLabel { .init(name: "go") }
  public static var send: SubmitLabel { .init(name: "send") }
  public static var join: SubmitLabel { .init(name: "join") }
  public static var route: SubmitLabel { .init(name: "route") }
  public static var search: SubmitLabel { .init(name: "search") }
  public static var `return`: SubmitLabel { .init(name: "return") }
  public static var next: SubmitLabel { .init(name: "next") }
  public static var `continue`: SubmitLabel { .init(name: "continue") }
}
