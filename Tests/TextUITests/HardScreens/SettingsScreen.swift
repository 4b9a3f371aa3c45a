import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum SettingsScreen: HardScreen {
  static let name = "Settings"
  static func view() -> some View {
    SettingsView()
  }

  struct SettingsView: View {
    @AppStorage("sound") private var sound = true
    var body: some View {
      NavigationStack {
        List {
          Section {
            NavigationLink {
              ProfileView()
            } label: {
              HStack {
                Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.gray)
                VStack(alignment: .leading) {
                  Text("Ada Lovelace").font(.title3); Text("Account, sync").font(.caption)
                }
              }
            }
          }
          Section("General") {
            NavigationLink {
              MailView()
            } label: {
              Label("Mail", systemImage: "envelope")
            }.badge(3)
            Toggle(isOn: $sound) {
              Label("Sounds", systemImage: "speaker.wave.2"); Text("Also in silent mode")
            }
            LabeledContent {
              Text("Off")
            } label: {
              Label("Focus", systemImage: "moon")
            }
          }
          Section { Button("Sign out") {}.foregroundStyle(.red) }
        }
        .navigationTitle("Settings")
        .searchable(text: .constant(""), prompt: "Search settings")
      }
    }
  }

  struct ProfileView: View { var body: some View { Text("Profile") } }
  struct MailView: View { var body: some View { Text("Mail") } }
}
