@testable import TextUI

private protocol Repository {}
private struct Memory: Repository { var big = (1, 2, 3) }
private struct Plain: View {
  let isOn: Bool
  let name: String?
  @State private var count = 1
  let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("plain") }
}
private struct Boxed: View {
  let repository: any Repository
  @State private var count = 1
  var body: some View { Text("boxed") }
}
private struct BoxedWithoutState: View {
  let repository: any Repository
  var body: some View { Text("boxed") }
}

@MainActor struct StoredFieldsTests {
  @Test func `a mirror finds the fields that the library's reflection finds`() throws {
    func check<V>(_ value: V) throws {
      try withUnsafePointer(to: value) { pointer in
        let known = try #require(StoredFields.all(of: V.self, at: pointer))
        let mirrored = try #require(StoredFields.mirrored(V.self, at: pointer))
        expect(known.map(\.offset), is: mirrored.map(\.offset))
        expect(!known.isEmpty)
        expect(known.map { "\($0.type)" }, is: mirrored.map { "\($0.type)" })
      }
    }
    try check(Plain(isOn: true, name: nil) {})
    try check(Memory())
  }

  @Test func `a mirror guesses at no dynamic property beside a box`() {
    withUnsafePointer(to: Boxed(repository: Memory())) { expect(StoredFields.mirrored(Boxed.self, at: $0) == nil) }
    withUnsafePointer(to: BoxedWithoutState(repository: Memory())) {
      expect(StoredFields.mirrored(BoxedWithoutState.self, at: $0) != nil)
    }
  }
}
