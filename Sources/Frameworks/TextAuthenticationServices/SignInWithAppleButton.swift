import TextUI

/// The system's button: `[<> Sign in with Apple]`. A press starts a request that never completes.
public struct SignInWithAppleButton: View {
  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
  }

  public var body: some View {
    ShareLink(item: "") {
      SwiftUILabel(title: { Text(verbatim: label.rawValue) }, icon: { Image(systemName: "apple.logo") })
    }
  }

  public enum Label: String, Hashable, Sendable {
    case signIn = "Sign in with Apple"
    case signUp = "Sign up with Apple"
    case `continue` = "Continue with Apple"
  }
  public enum Style: Hashable, Sendable { case black, white, whiteOutline }
}

private typealias SwiftUILabel = TextUI.Label

extension View {
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorization: NSObject {
  public let credential: any ASAuthorizationCredential
  init(credential: any ASAuthorizationCredential) { self.credential = credential }
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var fullName: Scope { Scope(rawValue: "fullName") }
    public static var email: Scope { Scope(rawValue: "email") }
  }
}
public protocol ASAuthorizationCredential: AnyObject {}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}
open class ASAuthorizationAppleIDProvider: NSObject {
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Reports that no user has signed in.
  open func credentialState(forUserID id: String) async throws -> CredentialState { .notFound }
  open func getCredentialState(
    forUserID id: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
}
public struct ASAuthorizationError: Error, Hashable {
  public let code: Code
  public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed }
}

/// The system's sign-in on a web page. It fails as if the user had canceled.
@MainActor public struct WebAuthenticationSession: Sendable {
  nonisolated init() {}
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(code: .canceledLogin) }

  public enum BrowserSession: Sendable { case ephemeral }
}
public struct ASWebAuthenticationSessionError: Error, Hashable {
  public let code: Code
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
}
extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
  public var authorizationController: AuthorizationController { AuthorizationController() }
}

// Signing in by passwords and passkeys fails as if the user had canceled.

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
    public static var preferImmediatelyAvailableCredentials: Self { Self(rawValue: 1) }
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

/// The credential of a completed sign-in.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks the user to sign in.
@MainActor public struct AuthorizationController: Sendable {
  nonisolated init() {}
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(code: .canceled) }
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(code: .canceled) }
}
