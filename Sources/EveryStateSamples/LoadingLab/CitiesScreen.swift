import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

/// A search that loads while the user types.
public struct CitiesScreen: View {
  @State private var search: CitySearch

  public init(search: CitySearch) { _search = State(initialValue: search) }

  public var body: some View {
    NavigationStack {
      VStack {
        TextField("Search cities", text: $search.query)
        LoadingView(loader: search.results, loadOnAppear: false) { cities in
          if cities.isEmpty {
            ContentUnavailableView("No city is called that", systemImage: "building.2")
          } else {
            List(cities, id: \.self) { Text($0) }
          }
        }
        .emptyView { Text("Type a city's name.") }
      }
      .navigationTitle("Cities")
    }
  }
}
