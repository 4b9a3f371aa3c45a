// On iOS, SwiftUI hands UIKit on.
@_exported import UIKit
