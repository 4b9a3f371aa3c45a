import CryptoKit
import SwiftUI

@Suite struct CryptoKitTests {
  private static let long = String(repeating: "abcdefghbcdefghi", count: 9)
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
  private func chain<H: HashFunction>(of function: H.Type) -> String {
    hex(H.hash(data: (50..<130).flatMap { Array(H.hash(data: Data(count: $0))) }))
  }
  private func bytes(_ hex: String) -> Data {
    Data(stride(from: 0, to: hex.count, by: 2).map { UInt8(hex.dropFirst($0).prefix(2), radix: 16)! })
  }

  @Test func `hashes are those of the algorithms, in one call or in parts`() {
    let (none, abc) = (Data(), Data("abc".utf8))
    expect(hex(Insecure.MD5.hash(data: none)), is: "d41d8cd98f00b204e9800998ecf8427e")
    expect(hex(Insecure.MD5.hash(data: abc)), is: "900150983cd24fb0d6963f7d28e17f72")
    expect(hex(Insecure.SHA1.hash(data: abc)), is: "a9993e364706816aba3e25717850c26c9cd0d89d")
    expect(
      SHA256.hash(data: abc).description,
      is: "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let long = Data(Self.long.utf8)
    expect(Data(Insecure.MD5.hash(data: long)).base64EncodedString(), is: "WE91cV1uJ+4ZKbfN8yMgNQ==")
    expect(Data(Insecure.SHA1.hash(data: long)).base64EncodedString(), is: "6qeJyoT9HAbcTP40fW+DVeYQ/0o=")
    expect(Data(SHA256.hash(data: long)).base64EncodedString(), is: "mgB2rzcp9Z2/2bdE7vQ/4FrWCno+stRzs+ZiI8qu9z8=")
    expect(
      Data(SHA384.hash(data: long)).base64EncodedString(),
      is: "ZZ6ZfGBkTVWY4WIxlefyybhZT7QDOm64oSIQIu6JjTr0O60x8Qz9PAWKObO0MaFU")
    expect(
      Data(SHA512.hash(data: long)).base64EncodedString(),
      is: "Zvvt+dy8uHCg1uTB5wUn3odN4VSYgonz/bi/DBAogPZJbBbSGGpN7+miwJ0L7N79NOljmfh4Ix/Wa7gsymH9MQ==")
    // Each length around the ends of blocks.
    expect(chain(of: Insecure.MD5.self), is: "a5376db446cacbba1c6c1608682459d7")
    expect(chain(of: Insecure.SHA1.self), is: "c89df7be1bb3a7c60a210117468d9551dab93bfd")
    expect(chain(of: SHA256.self), is: "03f2afcb97d1c0c1f053d49c3801b5b42e7962bdc0a0fd63d32be17363929e38")
    expect(
      chain(of: SHA384.self),
      is: "2b16c9ed7174e132fa50eb5032beb9c08a9710a45d5fce2ce2d74d5986340cae750f421b8bde0f5752fb51b07b593e3a")
    expect(
      chain(of: SHA512.self),
      is:
        "ae2cf1dafe8de4f842d9d3e1dbd9591006a83ebac4d1ed1f024d1e056afab881984cd599aa3cdc9d1f4a01fe47b87ead809c2f1836837a251a5e462d088ce232"
    )
    var parts = SHA256()
    for byte in Self.long.utf8 { parts.update(data: [byte]) }
    expect(parts.finalize(), is: SHA256.hash(data: Data(Self.long.utf8)))
    expect(SHA256.hash(data: abc) == Data(SHA256.hash(data: abc)))
    expect(SHA256.hash(data: abc) != SHA256.hash(data: none))
  }

  @Test func `a message authentication code belongs to a key and a message`() {
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: Data("Jefe".utf8)))
    expect(hex(code), is: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let key = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let larger = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    expect(
      hex(HMAC<SHA256>.authenticationCode(for: larger, using: key)),
      is: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    let other = HMAC<SHA256>.authenticationCode(for: larger, using: key)
    expect(HMAC<SHA256>.isValidAuthenticationCode(other, authenticating: larger, using: key))
    expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(other), authenticating: message, using: key))
  }

  @Test func `AES seals as its specification does, and opens only what is unchanged`() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    )
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: data)
    expect(hex(box.tag), is: "5bc94fbc3221a5db94fae95ae7121a47")
    expect(hex(box.ciphertext), begins: "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e")
    let again = try AES.GCM.SealedBox(combined: try #require(box.combined))
    try expect(AES.GCM.open(again, using: key, authenticating: data), is: text)
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(again, using: key) }
    let long = try AES.GCM.Nonce(
      data: bytes(
        "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"
      ))
    let longer = try AES.GCM.seal(text, using: key, nonce: long, authenticating: data)
    expect(hex(longer.tag), is: "619cc5aefffe0bfa462af43c1699d050")
    expect(longer.combined == nil)
    // AES with 192 and 256 bits: the specification's tags of nothing, under keys of zeros.
    for (size, tag) in [(24, "cd33b28ac773f74ba00ed1f312572435"), (32, "530f8afbc74536b9a963b4f1c4cb738b")] {
      let zero = SymmetricKey(data: Data(count: size))
      let box = try AES.GCM.seal(Data(), using: zero, nonce: AES.GCM.Nonce(data: Data(count: 12)))
      expect(hex(box.tag), is: tag)
    }
    let made = SymmetricKey(size: .bits256)
    expect(made.bitCount, is: 256)
    try expect(AES.GCM.open(AES.GCM.seal(text, using: made), using: made), is: text)
  }

  @MainActor @Test func `a frame's keys are the same in each run`() throws {
    func drawn() throws -> [String] {
      try lines {
        let keys = (0..<2).map { _ in SymmetricKey(size: .bits128).withUnsafeBytes { Data($0).base64EncodedString() } }
        Text(keys[0] == keys[1] ? "equal" : keys.joined(separator: " "))
      }
    }
    try expect(drawn(), is: drawn())
    try expect(drawn().joined(), lacks: "equal")
  }
}
