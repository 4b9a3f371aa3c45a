import TextUI

extension AccessibilityAudits {
  /// Descriptions that do not suffice: the role said twice, a file's name, the words of a neighbor.
  static func vagueLabels(in state: AuditedScreen.State) -> [SoundnessFinding] {
    let elements = state.heard?.elements ?? []
    let repeated = elements.indices.map { (elements[$0].label, elements[$0].neighbor(in: elements[..<$0])) }
    return (elements.map { ($0.label, $0.vagueness) } + repeated).compactMap { label, fact in
      fact.map { state.finding(.vagueLabel, of: label, $0) }
    }
  }
}

extension AccessibilityFacts.Element {
  private var words: [Substring] { label.lowercased().split { !$0.isLetter } }

  /// Why the label itself does not suffice; nil if it does.
  fileprivate var vagueness: String? {
    if let role = saidRole { return "\"\(label)\" contains its role, which VoiceOver adds: remove \"\(role)\"." }
    // An address: the picture is of the net.
    guard role == .image, !isUsable, isNamedByFile, label.isFileName, !label.contains("/") else { return nil }
    return "VoiceOver reads an image by its file name, \"\(label)\". Give it a label, or make it decorative."
  }

  /// The role that the label ends with, of a label of more words. English only.
  private var saidRole: String? {
    guard words.count > 1, let last = words.last.map(String.init) else { return nil }
    let others: [Semantics.Role: String] = [.button: "btn", .image: "icon", .toggle: "switch", .header: "heading"]
    let spoken: [Semantics.Role] = [.button, .link, .image, .tab, .toggle, .slider]
    return spoken.contains(role) && last == role.rawValue || last == others[role] ? role.rawValue : nil
  }

  /// How the element repeats the one before it; nil if it does not.
  fileprivate func neighbor(in before: ArraySlice<AccessibilityFacts.Element>) -> String? {
    guard !label.isEmpty, let last = before.last else { return nil }
    let isSame = { (other: Self) in other.label.lowercased() == label.lowercased() && other.place == place }
    let pair = [self, last]
    if isSame(last), pair.contains(where: { $0.role == .image && !$0.isNamedBySymbol }),
      pair.allSatisfy({ !$0.isUsable }), pair.contains(where: { $0.role == .text })
    {
      return "VoiceOver reads \"\(label)\" twice: an image has the label of the text beside it. Make the image "
        + "decorative."
    }
    // A control and the control before it, with no heading and hardly a text between them.
    let between = before.reversed().prefix { !$0.isUsable }
    guard isUsable, isEnabled, between.count < 3, !between.contains(where: { $0.role == .header }),
      let other = before.dropLast(between.count).last, isSame(other), other.role == role, other.value == value,
      other.isEnabled, let kind, let otherKind = other.kind, kind != otherKind
    else { return nil }
    return "VoiceOver reads two adjacent \(role.rawValue)s as \"\(label)\": users cannot tell them apart."
  }
}
