/// A `#Preview` of the program, which the macro's expansion registers.
public struct _RegisteredPreview {
  package let name: String?
  package let file: String
  package let line: Int
  package let body: @MainActor () -> any View

  /// Writes a preview to uninitialized memory. Making it, and its traits, touches no state of the main actor: its body is called later.
  public static func write(to place: UnsafeMutableRawPointer, _ preview: @MainActor () -> _RegisteredPreview) {
    withoutActuallyEscaping(preview) { preview in
      let make = unsafeBitCast(preview, to: (() -> _RegisteredPreview).self)
      place.initializeMemory(as: _RegisteredPreview.self, to: make())
    }
  }

  public init(
    _ name: String? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    self.body = body
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.file, self.line) = (name, file, line)
    self.body = { ([traits] + additionalTraits).reduce(body()) { $1.modified($0) } }
  }
}
