// What the service would have answered, for all queries in one.
import Apollo
import SwiftUI

@MainActor
func answered<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
  ApolloClient.answer = Fixtures.all
  return content()
}

private enum Fixtures {
  static let episodes: [ResultMap?] = [
    ["__typename": "Episode", "id": "1", "name": "Pilot", "air_date": "December 2, 2013", "episode": "S01E01", "created": "2017"],
    ["__typename": "Episode", "id": "2", "name": "Lawnmower Dog", "air_date": "December 9, 2013", "episode": "S01E02", "created": "2017"],
  ].map { $0 as ResultMap }
  static let earth: ResultMap = [
    "__typename": "Location", "id": "1", "name": "Earth", "type": "Planet", "dimension": "C-137", "residents": people,
  ]
  static let citadel: ResultMap = [
    "__typename": "Location", "id": "2", "name": "Citadel of Ricks", "type": "Space station", "dimension": "unknown",
    "residents": people,
  ]
  static let people: [ResultMap?] = [
    ["__typename": "Character", "id": "1", "name": "Rick Sanchez", "image": "https://example.com/1.jpeg"] as ResultMap,
    ["__typename": "Character", "id": "2", "name": "Morty Smith", "image": "https://example.com/2.jpeg"] as ResultMap,
  ]
  static func character(_ index: Int) -> ResultMap {
    people[index]!.merging([
      "status": "Alive", "species": "Human", "type": "", "gender": "Male", "episode": episodes, "origin": earth,
      "location": citadel,
    ]) { $1 }
  }
  static func episode(_ index: Int) -> ResultMap { episodes[index]!.merging(["characters": people]) { $1 } }
  static let info: ResultMap = ["__typename": "Info", "pages": 1, "count": 2]
  static func page(_ results: [ResultMap?]) -> ResultMap {
    ["__typename": "Page", "info": info, "results": results]
  }
  static let all: ResultMap = [
    "character": character(0), "characters": page([character(0), character(1)]), "episode": episode(0),
    "episodes": page([episode(0), episode(1)]), "location": earth, "locations": page([earth, citadel]),
  ]
}
