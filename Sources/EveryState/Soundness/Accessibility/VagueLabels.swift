import TextUI

extension AccessibilityAudits {
  /// Descriptions that do not suffice: the role said twice, a file's name, the words of a neighbor.
  static func vagueLabels(in state: AuditedScreen.State, of screen: String) -> [SoundnessFinding] {
    let elements = state.heard?.elements ?? []
    func finding(_ element: AccessibilityFacts.Element, _ sentence: String) -> SoundnessFinding {
      SoundnessFinding(.vagueLabel, of: element.label, screen: screen, state: state.name, sentence)
    }
    var found = elements.compactMap { element -> SoundnessFinding? in
      if let role = element.saidRole {
        return finding(
          element, "\"\(element.label)\" says its role, and VoiceOver adds \"\(role)\": leave that word out.")
      }
      guard element.role == .image, !element.isUsable, element.isNamedByFile, element.label.isFileName,
        // An address: the picture is of the net.
        !element.label.contains("/")
      else {
        return nil
      }
      return finding(
        element, "a picture is heard as \"\(element.label)\", its file's name. Give it a label, or make it decorative.")
    }
    found += elements.indices.compactMap { index in
      elements[index].neighbor(in: elements[..<index]).map { finding(elements[index], $0) }
    }
    return found
  }
}

extension AccessibilityFacts.Element {
  private var words: [Substring] { label.lowercased().split { !$0.isLetter } }

  /// The role that the label ends with, of a label of more words. English only.
  fileprivate var saidRole: String? {
    guard words.count > 1, let last = words.last.map(String.init) else { return nil }
    let said: [String] =
      switch role {
      case .button: ["button", "btn"]
      case .link: ["link"]
      case .image: ["image", "icon"]
      case .tab: ["tab"]
      case .toggle: ["toggle", "switch"]
      case .slider: ["slider"]
      case .header: ["heading"]
      default: []
      }
    return said.contains(last) ? role.rawValue : nil
  }

  /// How the element repeats the one before it; nil if it does not.
  fileprivate func neighbor(in before: ArraySlice<AccessibilityFacts.Element>) -> String? {
    guard !label.isEmpty, let last = before.last else { return nil }
    let isSame = { (other: Self) in other.label.lowercased() == label.lowercased() && other.place == place }
    let pair = [self, last]
    if isSame(last), pair.contains(where: { $0.role == .image && !$0.isNamedBySymbol }),
      pair.allSatisfy({ !$0.isUsable }), pair.contains(where: { $0.role == .text })
    {
      return "\"\(label)\" is heard twice: a picture has the words of the text beside it. Make the picture decorative."
    }
    // A control and the control before it, with no heading and hardly a text between them.
    let between = before.reversed().prefix { !$0.isUsable }
    guard isUsable, isEnabled, between.count < 3, !between.contains(where: { $0.role == .header }),
      let other = before.dropLast(between.count).last, isSame(other), other.role == role, other.value == value,
      other.isEnabled, let kind, let otherKind = other.kind, kind != otherKind
    else { return nil }
    return "two \(role.rawValue)s one after the other are heard as \"\(label)\": a listener cannot tell them apart."
  }
}
