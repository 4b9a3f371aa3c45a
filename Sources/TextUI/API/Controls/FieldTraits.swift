/// Options for the keyboard of a field, where they differ from the system's defaults.
struct FieldTraits {
  var keyboard: String?
  var fills: String?
  var returnKey: String?
  var capitals: String?
  var corrects: Bool?

  /// Whether the keyboard has no letters.
  var takesDigits: Bool {
    ["numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"].contains { $0 == keyboard }
  }

  var facts: [String] {
    [
      keyboard.map { "keyboard: \($0)" }, fills.map { "fills: \($0)" }, returnKey.map { "return: \($0)" }, capitals,
      corrects == false ? "no correction" : nil,
    ].compactMap { $0 }
  }
}

extension EnvironmentValues { @Entry var fieldTraits: FieldTraits = FieldTraits() }

extension View {
  /// The keyboard that comes up for the fields inside.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformingEnvironment { $0.fieldTraits.keyboard = type == .default ? nil : "\(type)" }
  }
  /// The content type of the fields inside, so that the system can fill them.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformingEnvironment { $0.fieldTraits.fills = textContentType?.name }
  }
  /// Whether typed text is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformingEnvironment { $0.fieldTraits.corrects = !disable }
  }
  /// Whether typed text is corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformingEnvironment { $0.fieldTraits.corrects = disable.map { !$0 } }
  }
  /// Which letters are capitalized automatically.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformingEnvironment { $0.fieldTraits.capitals = autocapitalization?.fact }
  }
  /// Which letters are capitalized automatically.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let words: [UITextAutocapitalizationType: TextInputAutocapitalization] = [
      .none: .never, .words: .words, .sentences: .sentences, .allCharacters: .characters,
    ]
    return textInputAutocapitalization(words[style])
  }
  /// The word on the keyboard's return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformingEnvironment { $0.fieldTraits.returnKey = submitLabel == .return ? nil : "\(submitLabel)" }
  }
}

/// Which letters the keyboard capitalizes. A line below the field shows it unless it is the default: `no capitals`.
public enum TextInputAutocapitalization: Sendable {
  /// No letter, the first one of each word, of each sentence, which is not written, or every letter: `capitals: all`.
  case never, words, sentences, characters

  fileprivate var fact: String? {
    switch self {
    case .never: "no capitals"
    case .words: "capitals: words"
    case .sentences: nil
    case .characters: "capitals: all"
    }
  }
}

/// The word on the keyboard's return key. Written below the field, but for the system's default: `return: next`.
public enum SubmitLabel: Sendable {
  /// Ends typing; leads to an address; hands over a message; enters a network; shows a way; looks for the text.
  case done, go, send, join, route, search
  /// The system's own word, which is not written; leads to the next field, or to the next step.
  case `return`, next, `continue`
}
