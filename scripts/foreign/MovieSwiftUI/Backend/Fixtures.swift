/// What the service answers: the same few films and people, whatever is asked.
enum Fixtures {
  static func json(for endpoint: APIService.Endpoint) -> String {
    switch endpoint {
    case .popular, .topRated, .upcoming, .nowPlaying, .trending, .recommended, .similar, .searchMovie, .discover:
      page([movie(11, "Metropolis"), movie(12, "Nosferatu"), movie(13, "The General"), movie(14, "Safety Last!")])
    case .movieDetail(let id): movie(id, "Metropolis", details: true)
    case .videos: page([#"{"id": "v1", "name": "Trailer", "site": "YouTube", "key": "k", "type": "Trailer"}"#])
    case .credits(let id): credits(id)
    case .review: page([#"{"id": "r1", "author": "ada", "content": "The city of the future, and its price."}"#])
    case .searchKeyword: page([#"{"id": 1, "name": "robot"}"#, #"{"id": 2, "name": "city"}"#])
    case .searchPerson, .popularPersons: page([person(21, "Brigitte Helm"), person(22, "Buster Keaton")])
    case .personDetail(let id): person(id, "Brigitte Helm")
    case .personMovieCredits(let id):
      #"{"id": \#(id), "cast": [\#(movie(11, "Metropolis", character: "Maria"))], "crew": []}"#
    case .personImages(let id): #"{"id": \#(id), "profiles": [\#(image(31)), \#(image(32))]}"#
    case .genres: #"{"genres": [{"id": 1, "name": "Comedy"}, {"id": 2, "name": "Science fiction"}]}"#
    }
  }

  private static func page(_ results: [String]) -> String {
    #"{"page": 1, "total_results": \#(results.count), "total_pages": 1, "results": [\#(results.joined(separator: ","))]}"#
  }

  private static func movie(_ id: Int, _ title: String, details: Bool = false, character: String? = nil) -> String {
    let more = #"""
      , "keywords": {"keywords": [{"id": 1, "name": "robot"}, {"id": 2, "name": "city"}]},
        "images": {"posters": [\#(image(id))], "backdrops": [\#(image(id + 1))]},
        "production_countries": [{"name": "Germany"}], "genres": [{"id": 2, "name": "Science fiction"}],
        "runtime": 153, "status": "Released"
      """#
    return #"""
      {"id": \#(id), "original_title": "\#(title)", "title": "\#(title)", "overview": "A silent film of the twenties.",
       "poster_path": "/p\#(id).jpg", "backdrop_path": "/b\#(id).jpg", "popularity": 50.5, "vote_average": 8.\#(id % 10),
       "vote_count": \#(id * 100), "release_date": "1927-01-\#(id)", "video": false
       \#(details ? more : "") \#(character.map { #", "character": "\#($0)""# } ?? "")}
      """#
  }

  private static func credits(_ id: Int) -> String {
    let director = person(23, "Fritz Lang", role: #""department": "Directing""#)
    return #"{"id": \#(id), "cast": [\#(person(21, "Brigitte Helm", role: #""character": "Maria""#))], "crew": [\#(director)]}"#
  }

  private static func person(_ id: Int, _ name: String, role: String = #""department": "Acting""#) -> String {
    #"""
    {"id": \#(id), "name": "\#(name)", \#(role), "profile_path": "/a\#(id).jpg", "known_for_department": "Acting",
     "known_for": [{"id": 11, "original_title": "Metropolis", "poster_path": "/p11.jpg"}], "birthDay": "1906-03-17",
     "place_of_birth": "Berlin", "biography": "An actor of the silent screen.", "popularity": 9.5}
    """#
  }

  private static func image(_ id: Int) -> String {
    #"{"aspect_ratio": 0.67, "file_path": "/i\#(id).jpg", "height": 720, "width": 480}"#
  }
}
