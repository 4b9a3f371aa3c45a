public enum Analytics {
  public static func setUserID(_ id: String?) {}
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
}
