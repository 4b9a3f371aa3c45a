import SwiftUI

extension View { public func analyticsScreen(name: String, class: String = "", extraParameters: [String: Any] = [:]) -> some View { self } }
