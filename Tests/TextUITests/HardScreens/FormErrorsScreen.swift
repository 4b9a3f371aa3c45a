import Foundation

@testable import TextUI

@MainActor
enum FormErrorsScreen: HardScreen {
  static func view() -> some View {
    NavigationStack { SignUpForm() }
  }

  struct SignUpForm: View {
    @State private var email = "ada@"
    @State private var age = ""
    @State private var terms = false
    @FocusState private var focus: Field?
    var body: some View {
      Form {
        Section {
          TextField("Email", text: $email).keyboardType(.emailAddress).textContentType(.emailAddress)
            .focused($focus, equals: .email).border(.red)
          Label("Enter a whole address", systemImage: "exclamationmark.circle").font(.footnote).foregroundStyle(.red)
          TextField("Age", text: $age).keyboardType(.numberPad)
          Text("Required").font(.footnote).foregroundStyle(.red).accessibilityLabel("Age is required")
          Toggle("I agree to the terms", isOn: $terms)
        } header: {
          Text("About you")
        } footer: {
          Text("We never share your address.")
        }
        Section { Button("Create account") {}.disabled(true) }
      }
      .navigationTitle("Sign up")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      .alert("Couldn't save", isPresented: .constant(true)) {
        Button("Try again") {}; Button("Cancel", role: .cancel) {}
      } message: {
        Text("The server did not answer.")
      }
    }
  }

  enum Field: Hashable { case email }

  static let drawing = #"""
    = [Cancel]
    = Sign up
    : About you
    * |ada@                                            |  {border red "Email"}
    ~ keyboard: emailAddress; fills: emailAddress
    * <> Enter a whole address                            {exclamationmark.circle footnote red}
    * |(Age)                                           |
    ~ keyboard: numberPad
    * Required                                            {footnote red "Age is required"}
    * I agree to the terms                           [ ]
    . We never share your address.

    * [~Create account~]
    ! alert
    | Couldn't save
    | The server did not answer.
    | [Try again] [Cancel]                                {- | cancel}
    """#
}
