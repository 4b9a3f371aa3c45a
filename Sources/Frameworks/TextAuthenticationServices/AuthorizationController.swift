import TextUI

// Signing in by passwords and passkeys: nobody signs in, so that it is as if the person had cancelled.

open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]
  public init(authorizationRequests requests: [ASAuthorizationRequest]) { authorizationRequests = requests }
  open func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code: .canceled))
  }
  open func performRequests(options: RequestOptions) { performRequests() }
  open func cancel() {}

  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
}

public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var password: String { "" }
}
open class ASAuthorizationPasswordProvider: NSObject {
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  open func createCredentialAssertionRequest(challenge: Data) -> ASAuthorizationRequest { ASAuthorizationRequest() }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationRequest { ASAuthorizationRequest() }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  open var userID: Data { Data() }
  open var signature: Data { Data() }
  open var credentialID: Data { Data() }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}

/// What a person signed in with.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks a person to sign in.
@MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(code: .canceled) }
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(code: .canceled) }
}
extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
