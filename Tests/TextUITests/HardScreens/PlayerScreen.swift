import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum PlayerScreen: HardScreen {
  static let name = "Player"
  static func view() -> some View {
    PlayerView(isPlaying: true)
  }

  struct PlayerView: View {
    @State private var time = 62.0
    let isPlaying: Bool
    var body: some View {
      VStack {
        Image("cover").resizable().scaledToFill().frame(width: 160, height: 100).clipShape(.rect(cornerRadius: 8))
          .shadow(radius: 8)
        Text("A Song about Waiting").font(.title2).lineLimit(1)
        Text("The Virtual Clocks").foregroundStyle(.secondary)
        Slider(value: $time, in: 0...248) { Text("Position") }.accessibilityValue("1 minute 2 of 4 minutes 8")
        HStack {
          Text("1:02"); Spacer(); Text("-3:06")
        }.font(.caption).monospacedDigit()
        HStack(spacing: 40) {
          Button {
          } label: {
            Image(systemName: "backward.fill")
          }.accessibilityLabel("Back")
          Button {
          } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 44))
          }
          .accessibilityLabel(isPlaying ? "Pause" : "Play").accessibilityAddTraits(.startsMediaSession)
          Button {
          } label: {
            Image(systemName: "forward.fill")
          }.accessibilityLabel("Forward").disabled(true)
        }
        .foregroundStyle(.primary)
      }
      .padding()
      .accessibilityAction(.magicTap) { toggle() }
    }
  }

  static func toggle() {}
}
