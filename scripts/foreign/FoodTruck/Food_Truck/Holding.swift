// Stands in for what holds a screen in the app: its state, and where its links lead.
import SwiftUI

struct Holding<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

extension View {
  func leadingToPanels() -> some View { navigationDestination(for: Panel.self) { Text("\($0)") } }
}
