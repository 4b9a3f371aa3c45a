import Foundation

@testable import TextUI

@MainActor
enum SignInScreen: HardScreen {
  static func view() -> some View {
    SignInView(isBusy: true)
  }

  struct SignInView: View {
    @State private var user = "ada"
    @State private var password = "secret"
    let isBusy: Bool
    var body: some View {
      VStack(spacing: 16) {
        Image("Logo").resizable().scaledToFit().frame(width: 120, height: 60)
        Text("Welcome back").font(.largeTitle).accessibilityAddTraits(.isHeader)
        TextField("User", text: $user).textContentType(.username).textInputAutocapitalization(.never).submitLabel(.next)
        SecureField("Password", text: $password).textContentType(.password).submitLabel(.go)
        Button {
        } label: {
          if isBusy { ProgressView() } else { Text("Sign in") }
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
        .accessibilityLabel(isBusy ? "Signing in" : "Sign in")
        Button("Forgot password?") {}.font(.footnote)
        SignInWithAppleButton { _ in
        } onCompletion: { _ in
        }
      }
      .padding()
      .disabled(isBusy)
      .background(LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
    }
  }

  /// As `AuthenticationServices` has it.
  struct SignInWithAppleButton: View {
    init(onRequest: (Int) -> Void, onCompletion: (Int) -> Void) {}
    var body: some View { Button("Sign in with Apple") {} }
  }

  static let drawing = #"""
    ~ screen  on gradient indigo purple

                       <------------->                    {image:Logo}
                       <             >
                       <------------->

                         Welcome back                     {largeTitle heading}

        |~ada                                       ~|    {"User"}
    ~ fills: username; return: next; no capitals

        |~******                                    ~|    {"Password"}
    ~ secure; fills: password; return: go

                          [~<...>~]                       {prominent large "Signing in"}

                     [~Forgot password?~]                 {footnote}

                    [~Sign in with Apple~]
    """#
}
