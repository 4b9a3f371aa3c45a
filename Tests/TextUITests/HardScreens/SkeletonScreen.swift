import Foundation

@testable import TextUI

@MainActor
enum SkeletonScreen: HardScreen {
  static func view() -> some View {
    ProfileView(profile: nil)
  }

  struct ProfileView: View {
    let profile: Profile?
    var body: some View {
      let shown = profile ?? .placeholder
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            Circle().fill(.quaternary).frame(width: 48, height: 40)
            VStack(alignment: .leading) {
              Text(shown.name).font(.headline); Text(shown.city).font(.subheadline)
            }
          }
          Text(shown.about)
          Button("Follow") {}.buttonStyle(.bordered).disabled(profile == nil)
          Text("Balance: \(shown.balance)").privacySensitive()
        }
        .redacted(reason: profile == nil ? .placeholder : [])
        .accessibilityLabel(profile == nil ? "Loading profile" : "")
        Text("Members only").hidden()
      }
      .overlay(alignment: .bottom) { Text("Offline (clear)").padding(4).background(.yellow).opacity(0.8) }
    }
  }

  struct Profile {
    let name: String
    let city: String
    let about: String
    let balance: String
    static let placeholder = Profile(
      name: "Ada Lovelace", city: "London",
      about: "She wrotes down what engines could have done if only they had been built", balance: "12.00")
  }

  static let drawing = #"""
      <----> xxx xxxxxxxx                                 {fill quaternary circle | headline redacted}
      <----> xxxxxx                                       {subheadline redacted}

      xxx xxxxxx xxxx xxxx xxxxxxx xxxxx xxxx xxxx xx     {redacted}
      xxxx xxxx xxx xxxx xxxxx                            {redacted}

      [~xxxxxx~]                                          {bordered redacted}

      xxxxxxxx xxxxx                                      {redacted}
    ~ from "xxx xxxxxxxx"  says "Loading profile"
                                                          {; 13 columns hidden}

                       Offline (clear)                    {on yellow opacity 80%}
    """#
}
