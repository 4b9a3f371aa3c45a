import Foundation
import Testing
import TextCombine

@Suite struct CodingTests {
  private struct User: Codable, Equatable {
    var name: String
    var age: Int?
  }

  /// Writes numbers in a base of its own.
  private struct Octal: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String {
      guard let number = value as? Int, number >= 0 else { throw Oops.a }
      return String(number, radix: 8)
    }
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
      guard let value = Int(text, radix: 8) as? T else { throw Oops.b }
      return value
    }
  }

  @Test func `what is encoded is decoded to the same`() {
    let users = [User(name: "Ada", age: 36), User(name: "Bob")].publisher
    let list = PropertyListEncoder()
    list.outputFormat = .xml
    let json = users.encode(encoder: JSONEncoder()).decode(type: User.self, decoder: JSONDecoder())
    let properties = users.encode(encoder: list).decode(type: User.self, decoder: PropertyListDecoder())
    #expect(json.events() == users.events() && properties.events() == users.events())
  }

  @Test func `JSON is what it is elsewhere, and a mismatch is a failure`() {
    let data = Just(Data(#"{"name":"Ada"}"#.utf8))
    #expect(data.decode(type: User.self, decoder: JSONDecoder()).map(\.name).events() == "Ada |")
    #expect(data.decode(type: [User].self, decoder: JSONDecoder()).map { _ in 0 }.events().contains("typeMismatch"))
    let encoded = Just(User(name: "Bob")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    #expect(encoded.events() == #"{"name":"Bob"} |"#)
  }

  @Test func `a coder of an app's own codes`() {
    #expect(
      [
        [8, 64].publisher.encode(encoder: Octal()).events(),
        ["10", "100"].publisher.decode(type: Int.self, decoder: Octal()).events(),
        [8, 64].publisher.encode(encoder: Octal()).events(demand: .max(1)),
      ] == ["10 100 |", "8 64 |", "10"])
  }

  @Test func `an error of the coder ends, and leaves the upstream`() {
    let numbers = Source<Int, Oops>()
    let encoded = numbers.encode(encoder: Octal()).record()
    for number in [7, -1, 9] { numbers.send(number) }
    #expect(encoded.events == ["7", "xa"])
    #expect(numbers.cancellations == 1)

    let texts = Source<String, Oops>()
    let decoded = texts.decode(type: Int.self, decoder: Octal()).record()
    for text in ["7", "9", "1"] { texts.send(text) }
    #expect(decoded.events == ["7", "xb"])
    #expect(texts.cancellations == 1)
    #expect(Fail<String, Oops>(error: .a).decode(type: Int.self, decoder: Octal()).events() == "xa")
  }
}
