public typealias OSStatus = Int32
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil
public let errSecSuccess: Int32 = 0
public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { 0 }
