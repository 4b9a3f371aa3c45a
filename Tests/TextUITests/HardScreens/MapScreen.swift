import Foundation

@testable import TextUI

@MainActor
enum MapScreen: HardScreen {
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

  static let drawing = #"""
      <map--------------------------------------------->
      <                                          [<>]  >  {location.fill on thinMaterial circle "My place"}
      <                                                >
      <                                                >
      <                                                >
      <                                                >

        Oslo S                             [<> Route]
    ~ {headline | arrow.triangle.turn.up.right.circle prominent; on regularMaterial rounded, 2 lines}
        Open until 23:00                                  {subheadline green}
    ~ <map>  says "Map of 2 places"; marks: Oslo S <mappin>, Harbour <mappin>
    ~ from "Oslo S"  tap
    """#
}
