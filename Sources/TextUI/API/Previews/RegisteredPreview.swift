/// A `#Preview` of the program, which the macro's expansion registers.
public struct _RegisteredPreview {
  package let name: String?
  package let file: String
  package let line: Int
  package let body: @MainActor () -> any View

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
