import Foundation

@testable import TextUI

@MainActor
enum KitchenSinkScreen: HardScreen {
  static func view() -> some View {
    SinkView()
  }

  struct SinkView: View {
    @State private var name = ""
    @State private var wifi = true
    @State private var plan = "Yearly"
    @State private var seats = 2
    @State private var volume = 0.4
    var body: some View {
      NavigationStack {
        Form {
          Section("Account") {
            TextField("Name", text: $name).textContentType(.name).submitLabel(.done)
            Toggle(isOn: $wifi) {
              Text("Wi-Fi"); Text("Ask to join networks")
            }
            Picker("Plan", selection: $plan) {
              Text("Monthly").tag("Monthly"); Text("Yearly").tag("Yearly")
            }
            Stepper("Seats: \(seats)", value: $seats, in: 1...2)
            LabeledContent("Version", value: "2.1 (88)")
          }
          Section {
            Slider(value: $volume) { Text("Volume") }
            ProgressView("Uploading", value: 0.25)
            Link("Terms", destination: URL(string: "https://example.com/terms")!)
            Button("Delete account", role: .destructive) {}
          } footer: {
            Text("Deleting cannot be undone.")
          }
        }
        .navigationTitle("Sink")
        .toolbar { Button("Done") {}.disabled(name.isEmpty) }
      }
    }
  }

  static let drawing = #"""
    =                                           [~Done~]
    = Sink
    : Account
    * |(Name)                                          |
    ~ fills: name; return: done
    * Wi-Fi                                          [x]
      Ask to join networks                                {secondary}
    * Plan                                    [Yearly v]
    * Seats: 2                                 [-] [~+~]
    * Version                                   2.1 (88)

    * (-------------------o----------------------------)  {"Volume"}
    * Uploading
      <###########--------------------------------- 25%>
    * [Terms ^]                                           {link https://example.com/terms}
    * [Delete account]                                    {destructive}
    . Deleting cannot be undone.
    """#
}
