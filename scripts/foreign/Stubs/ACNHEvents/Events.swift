import Foundation

public enum Event: CaseIterable, Hashable {
  case bunnyDay, bugOff, cherryBlossumSeason, earthDay, fishingTourney, mayDay, museumDay, natureDay, newYearsDay
  case newYearsEve, weddingSeason
}
public enum Hemisphere { case north, south }
extension Date { public func events(for hemisphere: Hemisphere) -> [Event] { [] } }
