import Testing

/// A screen and what it says of variants, for a catalog.
public struct VariedScreen<Screen: ScreenSnapshots> {
  let screen: Screen
  var own: [SnapshotVariant.Call] = []
  var left: [LeftVariants] = []
}

extension ScreenSnapshots {
  /// The screen, and again in other environments: those of `SnapshotVariant`, or your own.
  public func variants(
    _ variants: SnapshotVariant..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen<Self> {
    VariedScreen(screen: self, own: [SnapshotVariant.Call(variants, sourceLocation)])
  }

  /// The screen without variants of its catalog, with a reason that stands in the coverage matrix.
  /// - Parameter variants: those that it does without; none: all.
  public func withoutVariants(
    _ variants: SnapshotVariant..., because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen<Self> {
    VariedScreen(screen: self, left: [LeftVariants(variants, reason, sourceLocation)])
  }
}

extension VariedScreen {
  /// The screen in further environments.
  public func variants(
    _ variants: SnapshotVariant..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen {
    var varied = self
    varied.own.append(SnapshotVariant.Call(variants, sourceLocation))
    return varied
  }

  /// The screen without variants of its catalog, with a reason that stands in the coverage matrix.
  public func withoutVariants(
    _ variants: SnapshotVariant..., because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen {
    var varied = self
    varied.left.append(LeftVariants(variants, reason, sourceLocation))
    return varied
  }
}

extension SnapshotVariant {
  struct Call: Sendable {
    let parts: [Part]
    let isCombined: Bool
    let location: SourceLocation

    init(_ variants: [SnapshotVariant], isCombined: Bool = false, _ location: SourceLocation) {
      parts = variants.flatMap(\.parts)
      self.isCombined = isCombined
      self.location = location
    }
  }
}

/// Variants of its catalog that a screen does without.
struct LeftVariants: Sendable {
  /// What they are called; nil: all.
  let names: [String]?
  let reason: String
  let location: SourceLocation

  init(_ variants: [SnapshotVariant], _ reason: String, _ location: SourceLocation) {
    names = variants.isEmpty ? nil : variants.flatMap(\.parts).map(\.name)
    self.reason = reason
    self.location = location
  }

  func covers(_ variant: String) -> Bool { names?.contains(variant) ?? true }
}
