/// Why a declaration cannot be an `@Entry`.
enum EntryRefusal: Error, CustomStringConvertible {
  /// A constant, a function or a type.
  case noVariable
  /// A variable of the type.
  case isStatic
  /// A variable with its own getter.
  case isComputed
  /// A variable outside the extension of a type with entries; the declaration around it.
  case misplaced(String)

  static let places = ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]

  var description: String {
    switch self {
    case .noVariable: "@Entry makes a var: write `@Entry var name: Type = value`"
    case .isStatic: "@Entry makes a var of each value, and this one is the type's: leave out `static`"
    case .isComputed: "@Entry writes the getter itself: put a default value in place of the braces, `= value`"
    case .misplaced(let place):
      "@Entry belongs into an extension of \(Self.places.dropLast().joined(separator: ", ")) or FocusedValues, not into \(place)"
    }
  }

  /// Placeholder accessors, so that the compiler reports only this error.
  var accessors: String {
    switch self {
    case .isStatic, .misplaced: "get { fatalError() }"
    case .noVariable, .isComputed: ""
    }
  }
}
