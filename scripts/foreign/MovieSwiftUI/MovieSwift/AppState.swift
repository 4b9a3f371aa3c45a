// Stands in for the app's own root state, without its archive on disk.
@_exported import UIKit
import SwiftUIFlux

struct AppState: FluxState, Codable {
  var moviesState = MoviesState()
  var peoplesState = PeoplesState()

  init() {
    moviesState.movies[0] = sampleMovie
    peoplesState.peoples[0] = sampleCasts.first!
  }

  init(moviesState: MoviesState, peoplesState: PeoplesState) {
    self.moviesState = moviesState
    self.peoplesState = peoplesState
  }

  func archiveState() {}

  func sizeOfArchivedState() -> String { "12 KB" }
}

let loggingMiddleware: Middleware<AppState> = { _, _ in { next in next } }
