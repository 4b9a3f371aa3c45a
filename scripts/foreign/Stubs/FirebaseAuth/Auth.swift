// Nobody is signed in.
import AuthenticationServices
import Foundation

public protocol UserInfo {
  var providerID: String { get }
  var uid: String { get }
}
public final class User: @unchecked Sendable {
  public var uid: String { "1" }
  public var email: String? { nil }
  public var displayName: String? { nil }
  public var isAnonymous: Bool { true }
  public var providerData: [any UserInfo] { [] }
  public func delete() async throws {}
  public func link(with credential: AuthCredential) async throws -> AuthDataResult { AuthDataResult() }
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult { AuthDataResult() }
}
public class AuthCredential: @unchecked Sendable {}
public class OAuthCredential: AuthCredential, @unchecked Sendable {}
public enum OAuthProvider {
  public static func credential(withProviderID id: String, idToken: String, rawNonce: String) -> OAuthCredential { OAuthCredential() }
  public static func appleCredential(
    withIDToken token: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential() }
}
public final class AuthDataResult: @unchecked Sendable { public let user = User() }
public protocol AuthStateDidChangeListenerHandle {}
private struct Listener: AuthStateDidChangeListenerHandle {}
public final class Auth: @unchecked Sendable {
  private static let only = Auth()
  public static func auth() -> Auth { only }
  public var currentUser: User? { nil }
  @discardableResult public func signInAnonymously() async throws -> AuthDataResult { AuthDataResult() }
  @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult { AuthDataResult() }
  public func signOut() throws {}
  public func useEmulator(withHost host: String, port: Int) {}
  public func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any AuthStateDidChangeListenerHandle { Listener() }
  public func removeStateDidChangeListener(_ handle: any AuthStateDidChangeListenerHandle) {}
}
public struct AuthErrorCode: Error {
  public enum Code { case credentialAlreadyInUse }
  public let code: Code
}
