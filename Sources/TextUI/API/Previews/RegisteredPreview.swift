/// A `#Preview` of the program, which the macro's expansion registers.
public struct _RegisteredPreview {
  package let name: String?
  package let file: String
  package let line: Int
  /// The views; one for each of the preview's arguments.
  package let views: [View]

  /// A view, and the argument that it is made for.
  package struct View {
    package var argument: String?
    package let body: @MainActor () -> any TextUI.View
  }

  /// Writes a preview to uninitialized memory. Making it, and its traits, touches no state of the main actor: its body is called later.
  public static func write(to place: UnsafeMutableRawPointer, _ preview: @MainActor () -> _RegisteredPreview) {
    withoutActuallyEscaping(preview) { preview in
      let make = unsafeBitCast(preview, to: (() -> _RegisteredPreview).self)
      place.initializeMemory(as: _RegisteredPreview.self, to: make())
    }
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> any TextUI.View
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    views = [View { traits.reduce(body()) { $1.modified($0) } }]
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], file: String = #filePath,
    line: Int = #line, @ViewBuilder body: @escaping @MainActor (T) -> any TextUI.View
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    views = arguments.map { argument in
      nonisolated(unsafe) let argument = argument
      return View(argument: Self.word(argument)) { traits.reduce(body(argument)) { $1.modified($0) } }
    }
  }

  /// The argument in a word or two, for the names of frames; nil for one that is written as its properties.
  private static func word(_ argument: Any) -> String? {
    let words = "\(argument)"
    let isValue = argument is any CustomStringConvertible || Mirror(reflecting: argument).displayStyle == .enum
    return isValue && words.count <= 40 && !words.contains { $0.isNewline || $0 == "(" } ? words : nil
  }
}
