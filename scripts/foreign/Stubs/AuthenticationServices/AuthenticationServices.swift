// The system's own sign-in, which is no part of what the app draws.
import SwiftUI

public struct AuthorizationController: Sendable {}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
