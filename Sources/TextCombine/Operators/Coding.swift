import Foundation

/// A type that decodes values from what arrives.
public protocol TopLevelDecoder {
  /// The encoded form.
  associatedtype Input
  /// Makes a value of `type` from what arrives.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values to what is sent.
public protocol TopLevelEncoder {
  /// The encoded form.
  associatedtype Output
  /// Makes what is sent from a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// Sends what a decoder makes of each value; an error of the decoder ends the publisher.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<Upstream, Output>
  where Upstream.Output == Coder.Input
  /// Sends what an encoder makes of each value; an error of the encoder ends the publisher.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
  where Upstream.Output: Encodable
}

extension Publisher {
  /// Sends what `decoder` makes of each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Sends what `encoder` makes of each value.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    tryMap { try encoder.encode($0) }
  }
}
