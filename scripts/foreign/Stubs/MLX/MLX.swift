public enum GPU {
  public static func set(cacheLimit: Int) {}
  public static var activeMemory: Int { 0 }
  public struct Snapshot: Sendable {
    public var activeMemory: Int { 0 }
    public var cacheMemory: Int { 0 }
    public var peakMemory: Int { 0 }
    public func delta(_ other: Snapshot) -> Snapshot { self }
  }
  public static func snapshot() -> Snapshot { Snapshot() }
}
