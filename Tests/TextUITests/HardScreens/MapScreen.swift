import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum MapScreen: HardScreen {
  static let name = "Map"
  static func view() -> some View {
    PlacesView(places: places)
  }

  struct PlacesView: View {
    let places: [Place]
    var body: some View {
      ZStack(alignment: .bottom) {
        Map { ForEach(places) { Marker($0.name, systemImage: "mappin", coordinate: $0.at) } }
          .accessibilityLabel("Map of \(places.count) places")
        HStack {
          VStack(alignment: .leading) {
            Text("Oslo S").font(.headline)
            Text("Open until 23:00").font(.subheadline).foregroundStyle(.green)
          }
          Spacer()
          Button("Route", systemImage: "arrow.triangle.turn.up.right.circle") {}.buttonStyle(.borderedProminent)
        }
        .padding().background(.regularMaterial, in: .rect(cornerRadius: 16))
        .onTapGesture { open() }
      }
      .frame(height: 200)
      .overlay(alignment: .topTrailing) {
        Button("My place", systemImage: "location.fill") {}.labelStyle(.iconOnly).padding().background(
          .thinMaterial, in: .circle
        ).accessibilitySortPriority(-1)
      }
    }
  }

  struct Place: Identifiable {
    let name: String
    let at = 0
    var id: String { name }
  }
  static let places = [Place(name: "Oslo S"), Place(name: "Harbour")]
  static func open() {}

  // As an app's own module stands for `MapKit` where that is not.
  struct Map: View {
    init(content: () -> ForEach<[Place], String, Marker>) {}
    var body: some View { _StandIn("map", marks: places.map { .init($0.name, systemImage: "mappin") }) }
  }
  struct Marker: View {
    init(_ name: String, systemImage: String, coordinate: Int) {}
    var body: some View { EmptyView() }
  }
}
