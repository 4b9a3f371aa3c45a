// Stands in for the app's own account store, without passkeys; nobody is signed in by a password yet.
import AuthenticationServices
import SwiftUI

@MainActor
public final class AccountStore: ObservableObject {
  @Published public private(set) var currentUser: User? = .authenticated(username: "Ada")
  public init() {}
  public var isSignedIn: Bool { currentUser != nil }
  public func signIntoPasskeyAccount(authorizationController: AuthorizationController) async {}
  public func createPasskeyAccount(authorizationController: AuthorizationController, username: String) async {
    currentUser = .authenticated(username: username)
  }
  public func createPasswordAccount(username: String, password: String) async {
    currentUser = .authenticated(username: username)
  }
  public func signOut() { currentUser = nil }
}

public enum User {
  case `default`
  case authenticated(username: String)
}
