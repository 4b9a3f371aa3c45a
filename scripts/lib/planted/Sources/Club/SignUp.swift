import Combine
import SwiftUI

protocol Registry: Sendable {
  func register(email: String, password: String) async throws
}

@MainActor final class SignUpModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published var acceptsRules = false
  @Published private(set) var isRegistering = false
  @Published private(set) var isRegistered = false
  @Published var problem: String?
  private let registry: any Registry

  init(registry: any Registry) { self.registry = registry }

  /// The reason why the form cannot be sent, once the user has begun to fill it in.
  var hint: String? {
    if email.isEmpty && password.isEmpty { return nil }
    if !email.contains("@") { return "Enter an email address." }
    if password.count < 4 { return "The password needs four characters." }
    if repeated != password { return "The passwords differ." }
    return acceptsRules ? nil : "Accept the rules of the club."
  }

  var canRegister: Bool { !email.isEmpty && hint == nil }

  func register() async {
    guard canRegister, !isRegistering else { return }
    isRegistering = true
    problem = nil
    do {
      try await registry.register(email: email, password: password)
      isRegistered = true
    } catch {
      problem = error.localizedDescription
    }
    isRegistering = false
  }
}

struct SignUpView: View {
  @StateObject private var model: SignUpModel

  init(model: @autoclosure @escaping () -> SignUpModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      if model.isRegistered {
        ContentUnavailableView("Welcome", systemImage: "party.popper", description: Text("We have sent you an email."))
      } else {
        form.navigationTitle("Join the Club")
      }
    }
    .alert("Not Registered", isPresented: Binding { model.problem != nil } set: { if !$0 { model.problem = nil } }) {
      Button("OK") {}
    } message: {
      Text(model.problem ?? "")
    }
  }

  private var form: some View {
    Form {
      Section {
        TextField("Email", text: $model.email).textInputAutocapitalization(.never).autocorrectionDisabled()
        SecureField("Password", text: $model.password)
        SecureField("Repeat password", text: $model.repeated)
        Toggle("I accept the rules", isOn: $model.acceptsRules)
      } footer: {
        if let hint = model.hint { Text(hint) }
      }
      .disabled(model.isRegistering)
      Button { Task { await model.register() } } label: {
        HStack {
          Text("Join")
          if model.isRegistering { ProgressView() }
        }
      }
      .disabled(!model.canRegister || model.isRegistering)
    }
  }
}
