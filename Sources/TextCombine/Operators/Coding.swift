import Foundation

/// A type that decodes values from its input.
public protocol TopLevelDecoder {
  /// The encoded form.
  associatedtype Input
  /// Makes a value of `type` from the input.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values to its output.
public protocol TopLevelEncoder {
  /// The encoded form.
  associatedtype Output
  /// Makes the output from a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// Sends the result of a decoder for each value; an error of the decoder ends the publisher.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<Upstream, Output>
  where Upstream.Output == Coder.Input
  /// Sends the result of an encoder for each value; an error of the encoder ends the publisher.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
  where Upstream.Output: Encodable
}

extension Publisher {
  /// Sends the result of `decoder` for each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Sends the result of `encoder` for each value.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    tryMap { try encoder.encode($0) }
  }
}
