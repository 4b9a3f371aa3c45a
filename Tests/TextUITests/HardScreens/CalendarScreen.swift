import Foundation

@testable import TextUI

@MainActor
enum CalendarScreen: HardScreen {
  static func view() -> some View {
    NavigationStack { MonthView(days: days, chosen: .constant(9)) }
  }

  struct MonthView: View {
    let days: [Day]
    @Binding var chosen: Int
    let names = ["M", "T", "W", "T", "F", "S", "S"]
    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
        ForEach(names.indices, id: \.self) { Text(names[$0]).font(.caption2).accessibilityHidden(true) }
        ForEach(0..<2) { _ in Color.clear.accessibilityHidden(true) }
        ForEach(days) { day in
          Text("\(day.number)")
            .foregroundStyle(day.number == chosen ? .white : day.isWeekend ? .secondary : .primary)
            .background { if day.number == chosen { Circle().fill(.red) } }
            .overlay(alignment: .bottomTrailing) {
              if day.hasEvents { Circle().fill(.blue).frame(width: 6, height: 6) }
            }
            .onTapGesture { chosen = day.number }
            .accessibilityLabel(day.spoken)
            .accessibilityAddTraits(day.number == chosen ? [.isButton, .isSelected] : .isButton)
        }
      }
      .navigationTitle("January 2025")
    }
  }

  struct Day: Identifiable {
    let number: Int
    var id: Int { number }
    var isWeekend: Bool { [4, 5, 11, 12].contains(number) }
    var hasEvents: Bool { number == 8 }
    var spoken: String {
      let names = ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday"]
      return "\(names[(number - 1) % 7]), January \(number)" + (hasEvents ? ", 2 events" : "")
    }
  }
  static let days = (1...12).map { Day(number: $0) }

  static let drawing = #"""
    = January 2025

        M      T       W      T      F      S        S    {all caption2 silent}
    ~ each  button; tap
                        1     2      3      4        5    {4: secondary | 5: secondary}
    ~ says "Wednesday, January <text>" | "Thursday, January <text>" | "Friday, January <text>" | "Saturday, January <text>" | "Sunday, January <text>"
        6      7     8<.>    [*9*]    10    11       12
    ~ {8: dot blue circle | 9: white on red circle | 11: secondary | 12: secondary}
    ~ says "Monday, January <text>" | "Tuesday, January <text>" | "Wednesday, January <text>, 2 events" | "Thursday, January <text>" | "Friday, January <text>" | "Saturday, January <text>" | "Sunday, January <text>"
    """#
}
