public enum GPU {
  public static func set(cacheLimit: Int) {}
  public static var activeMemory: Int { 0 }
}
