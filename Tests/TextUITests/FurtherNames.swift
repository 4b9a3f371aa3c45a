// Less common names that apps use: this compiles here as on Apple's platforms.

import TextUI

enum FurtherNames {
  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { across(Text("box"), configuration) }
  }

  struct Fields: View {
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name).textFieldStyle(Boxed())
      TextField("Plain", text: $name).textFieldStyle(.roundedBorder)
    }
  }

  struct Everything: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.headerProminence) private var headerProminence
    @State private var column = NavigationSplitViewColumn.sidebar
    var body: some View {
      Text("half").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
        .persistentSystemOverlays(.hidden).scenePadding().focusSection().pointerStyle(.link)
      Text("acts").accessibilityActions { Button("Share") {} }
        .accessibilityScrollAction { _ in }
        .sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 < $1 }
      Text("shaded").colorEffect(ShaderLibrary.ripple(.float(1)))
        .inspector(isPresented: .constant(true)) { Text("inside").inspectorColumnWidth(200) }
    }
  }
}
