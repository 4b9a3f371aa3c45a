import Foundation

@testable import TextUI

@MainActor
enum PlayerScreen: HardScreen {
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

  static let drawing = #"""
    ~ screen  magic tap

                     <------------------>                 {image:cover filling rounded shadow}
                     <                  >
                     <                  >
                     <                  >
                     <------------------>
                     A Song about Waiting                 {title2}
                      The Virtual Clocks                  {secondary}
        (-----------o--------------------------------)    {"Position"}
    ~ value "1 minute 2 of 4 minutes 8"
        1:02                                     -3:06    {all caption digits}
                   [<>]      [<>]      [~<>~]
    ~ {backward.fill primary "Back" | pause.fill 44pt primary "Pause" | forward.fill primary "Forward"}
    ~ <pause.fill>  starts media
    """#
}
