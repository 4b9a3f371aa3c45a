import TextUI

/// Traits that can be changed, as a bridged key writes them.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The value of a trait of the app's own.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// A trait of the app's own: until something sets it, it has its default value.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension UITraitCollection {
  /// The value of a trait of the app's own, its default: nothing sets traits here.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait.defaultValue }
}

/// A value of the environment that has a trait of UIKit's behind it: where no view sets it, it is read from the traits of a phone held
/// upright. There is no UIKit that it could be written to.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// What the traits say.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Not called in text. On a device: hands the value of the views around to UIKit's views inside.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a bridged key: the one that a view has set, or what the traits say.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.read(from: .current) }
    set { set(newValue, for: key) }
  }

  private mutating func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) { self[key] = value }
}
