extension Fact {
  /// The facts that fail here, with the reason. On a Mac none fails, or the fact is wrong.
  #if canImport(AppKit)
    static let failing: [String: String] = [:]
  #else
    static let failing: [String: String] = table(
      uncompared + [
        (
          "the environment is compared as a whole: a value that changes runs every body below",
          ["A changed value runs only the bodies that read it"]
        ),
        (
          "animations are at their end at once, so that there is one turn",
          [
            "State changed outside and inside of an animation comes in two turns",
            "With another id and no transition the old one disappears first",
          ]
        ),
        (
          "lines of text leave no distance, and the same goes for all views one below the other",
          ["A column without a spacing leaves eight points between colours"]
        ),
        (
          "the direction is the whole screen's, which is turned over when it is drawn, and one that is set below turns nothing",
          [
            "From right to left a row begins at the right", "From right to left leading is right",
            "From right to left leading padding is right",
          ]
        ), ("a colour takes at least a point", ["The higher priority is offered all"]),
        (
          "a text and a picture have one size in text, so that without a ratio none is kept",
          ["To scale to fit without a ratio keeps the ideal one, a square for a colour"]
        ), ("an empty view never appears, erased or not", ["An empty view that is erased appears"]),
        (
          "shapes are drawn as the areas that they take, and paths are known by their bounds",
          [
            "A shape: a circle is as high as a wide space", "A shape: a rounded rectangle lacks its corner",
            "A shape: an inset makes it smaller", "A shape: a scale is about the centre",
            "A shape: half a rectangle's line is shorter", "A path: closed, it is where it began",
            "A path: an ellipse has its centre and not its corner",
          ]
        ),
      ])

    /// The facts that fail without the compiler's layout of fields, as no view is compared.
    #if compiler(<6.5) && !EVERYSTATE_WITHOUT_REFLECTION
      private static let uncompared: [(reason: String, names: [String])] = []
    #else
      private static let uncompared = [
        (
          reason: "bodies run with their parent's, as this compiler does not tell where fields lie",
          names: [
            "A parent's body runs without its child's where the child's fields are equal",
            "A published value that changes runs the body, and of its views only the one that differs",
            "An observable value that is read runs the body", "An equal value runs no body",
          ]
        )
      ]
    #endif

    private static func table(_ rows: [(reason: String, names: [String])]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: rows.flatMap { row in row.names.map { ($0, row.reason) } })
    }
  #endif
}
