// Stands in for the app's own wrapper of a map.
import CoreLocation
import SwiftUI

struct DetailedMapView: View {
  var location: CLLocation
  var distance: Double = 1000
  var pitch: Double = 0
  var heading: Double = 0
  var topSafeAreaInset: Double

  // A map fills what it is offered.
  var body: some View { Image(systemName: "map").resizable() }
}
