import Foundation

@testable import TextUI

@MainActor
enum SettingsScreen: HardScreen {
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

  static let drawing = #"""
    = Settings
    = |(Search settings)                               |
    * <>     Ada Lovelace                              >  {person.crop.circle.fill largeTitle gray, title3}
             Account, sync                                {caption}
    : General
    * <>  Mail                                    <3>  >  {envelope}
    * <>  Sounds                                     [x]  {speaker.wave.2}
          Also in silent mode                             {secondary}
    * <>  Focus                                      Off  {moon | -}

    * [Sign out]                                          {red}
    """#
}
