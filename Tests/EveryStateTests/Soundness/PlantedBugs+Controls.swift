import EveryState
import SwiftUI

// The visible and audible elements of a screen.
extension PlantedBug {
  static var ofControls: [PlantedBug] { [unlabelledControl, hiddenControl, cutText, misplaced] }

  private static let unlabelledControl = PlantedBug(
    .unlabelledControl,
    library { library in
      Button("Sort") {}
      Button(action: {}) { Image("ic_close") }
      Button(action: {}) { Image(systemName: "arrow.up.arrow.down").padding(12) }
      TextField("", text: .constant("Dune"))
      PhaseView(library: library)
    },
    finds: """
      Library: a button has no name: VoiceOver reads "ic_close". Give it a label or an accessibilityLabel. (unlabelled control)
        in 'loaded', 'loading', 'empty', 'failed'
        the first button after "Sort"
      """,
    """
    Library: a button has no name: VoiceOver reads "arrow.up.arrow.down". Give it a label or an accessibilityLabel. (unlabelled control)
      in 'loaded', 'loading', 'empty', 'failed'
      the first button after "Sort"
    """,
    """
    Library: a field has no name: VoiceOver reads "field". Give it a label or an accessibilityLabel. (unlabelled control)
      in 'loaded', 'loading', 'empty', 'failed'
      the first field after "Sort"
    """,
    lookAlike: library { library in
      Button(action: {}) { Image("ic_close") }.accessibilityLabel("Close")
      Button(action: {}) { Image("ic_share", label: Text("Share")) }
      Button(action: {}) { Image(systemName: "trash").padding(12) }
      Button {
      } label: {
        Image("ic_sort")
        Text("Sort")
      }
      TextField("", text: .constant(""), prompt: Text("Title"))
      Picker("", selection: .constant(1)) {
        Text("Titles").tag(1)
        Text("Authors").tag(2)
      }.pickerStyle(.segmented)
      Button(action: {}) { Text("  ").redacted(reason: .placeholder) }
      Button(action: {}) { ProgressView(value: 0.5) }
      Button(action: {}, label: { Text("Dune").contextMenu { Button("Lend") {} } })
      Color.clear.onTapGesture {}
      PhaseView(library: library)
    })

  private static let hiddenControl = PlantedBug(
    .hiddenControl,
    library { library in
      PhaseView(library: library)
      HStack {
        Text("Dune")
        Button("Lend") {}.accessibilityHidden(true)
      }
    },
    finds: """
      Library: "Lend" can be used, but is hidden from assistive technologies and has no alternative. (hidden control)
        in 'loaded', 'loading', 'empty', 'failed'
      """, of: "Lend",
    lookAlike: library { library in
      PhaseView(library: library)
      HStack {
        Text("Dune")
        Button("Lend") {}.accessibilityHidden(true)
      }.accessibilityAction(named: "Lend") {}
      Image("spine").accessibilityHidden(true)
    })

  private static let misplaced = PlantedBug(
    .misplaced, library { library in PhaseView(library: library).badge(3) },
    finds: """
      Library: badge has no effect here: not on a row of a list, a tab or in a menu (EveryStateTests/PlantedBugs+Controls.swift:\(#line - 2)). (misplaced)
        in 'loaded', 'loading', 'empty', 'failed'
      """, of: "badge",
    lookAlike: library { library in PhaseView(library: library).badge(0) })

  private static let cutText = PlantedBug(
    .cutText,
    library { library in
      PhaseView(library: library)
      Text("A book that was lent for longer than anybody remembers").frame(width: 200, height: 20)
    },
    finds: """
      Library: "A book that was lent for longer than anybody remembers" is cut: its frame is too small. Let it grow, or set lineLimit(_:) if the cut is intended. (cut text)
        in 'loaded', 'loading', 'empty', 'failed'
      """, of: "A book that was lent for longer than anybody remembers",
    lookAlike: library { library in
      PhaseView(library: library)
      Text("A book that was lent for longer than anybody remembers").lineLimit(1).frame(width: 200, height: 20)
      // A bar shows the picture alone.
      EmptyView().toolbar { Button("Lend for longer than anybody remembers", systemImage: "books.vertical") {} }
    })
}
