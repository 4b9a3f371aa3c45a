import SwiftUI

@MainActor @Suite struct TraitTests {
  private struct Bridged: View {
    @Environment(\.prefersTabs) private var prefersTabs
    @Environment(\.density) private var density
    var body: some View { Text("\(prefersTabs ? "tabs" : "sidebar"), \(density)") }
  }

  @Test func `traits are a phone's unless a view sets them`() {
    expect(draw { Bridged() }, is: "            tabs, airy")
    // A value set by a view wins.
    expect(
      draw { Bridged().environment(\.prefersTabs, false).environment(\.density, "dense") },
      is: "          sidebar, dense")
  }
}

private struct PrefersTabs: EnvironmentKey { static let defaultValue = false }

extension PrefersTabs: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .phone }
  static func write(to mutableTraits: inout UIMutableTraits, value: Bool) {}
}

private struct DensityTrait: UITraitDefinition { static let defaultValue = "airy" }

private struct Density: UITraitBridgedEnvironmentKey {
  static let defaultValue = ""
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection[DensityTrait.self] }
  static func write(to mutableTraits: inout UIMutableTraits, value: String) { mutableTraits[DensityTrait.self] = value }
}

extension EnvironmentValues {
  fileprivate var prefersTabs: Bool {
    get { self[PrefersTabs.self] }
    set { self[PrefersTabs.self] = newValue }
  }

  fileprivate var density: String {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}
