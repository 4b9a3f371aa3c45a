package enum RenderingIssue: Hashable, Sendable, CustomStringConvertible {
  case notDrawable(type: String)
  case missingObject(type: String, wrapper: String, modifier: String)
  case noReflectionMetadata(type: String)
  case noDestination(type: String, value: String)
  case wrongPathElement(type: String, path: String)
  case otherPreviews(declared: [String], found: [String])
  case leftOut(name: String)
  case updatesWithoutEnd(rounds: Int, views: [String], changes: [String])

  package var description: String {
    switch self {
    case .notDrawable(let type):
      "TextUI cannot draw \(type): it has no body, and TextUI does not know it. Put it behind a view that has a body, "
        + "or leave it out where the screen is drawn as text (#if os(Linux))."
    case .missingObject(let type, let wrapper, let modifier):
      "A view reads \(type) through \(wrapper), but nothing around it provides one. Add .\(modifier) to the view, in view(_:) or in the preview."
    case .noReflectionMetadata(let type):
      "\(type) was compiled without reflection metadata, or in a way that is not known here, so that its @State and other properties cannot be found. "
        + "Remove -disable-reflection-metadata from the target's settings; with a compiler newer than Swift 6.4, use 6.3."
    case .noDestination(let type, let value):
      "\(value) was pushed on the navigation stack, and no screen on the stack has a "
        + ".navigationDestination(for: \(type).self)."
    case .wrongPathElement(let type, let path):
      "A NavigationLink has a value of type \(type), which the navigation stack's path, a \(path), cannot hold."
    case .otherPreviews(let declared, let found):
      "The provider's previews are \(Self.list(found)); the declaration has \(Self.list(declared)). Declare each of them once, by "
        + "its previewDisplayName, or by its place where it has none (\"preview 1\")."
    case .leftOut(let name):
      "\(name) does not compile on Linux and is left out of this build. EveryState/LeftOut.txt has the reason."
    case .updatesWithoutEnd(let rounds, let views, let changes):
      "The screen still changes after \(rounds) rounds of updates: \(views.joined(separator: ", ")). "
        + "A view changes state that its own update depends on."
        + (changes.isEmpty ? "" : " The last changes: \(changes.joined(separator: "; ")).")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
