import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import EveryState

/// What apps use to do something later or elsewhere happens in a drive as on a device, and in virtual time.
@MainActor @Suite struct MechanismTests {
  @Test(arguments: Mechanism.all)
  @MainActor func `each mechanism is simulated`(_ mechanism: Mechanism) throws {
    let drawing = try drawing(mechanism, "loaded")
    let lines = drawing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    expect(lines, is: mechanism.expected)
  }
}
