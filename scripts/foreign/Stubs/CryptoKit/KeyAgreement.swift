import Foundation

public enum P256 {
  public enum KeyAgreement {
    public struct PrivateKey: Sendable {
      public init() {}
      public init(rawRepresentation: Data) throws {}
      public var rawRepresentation: Data { Data() }
      public var publicKey: PublicKey { PublicKey() }
    }
    public struct PublicKey: Sendable {
      public var rawRepresentation: Data { Data() }
      public var x963Representation: Data { Data() }
    }
  }
}
