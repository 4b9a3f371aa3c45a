import TextUI

/// What is kept of tips, in the app's defaults: those of a frame end with it.
enum TipStore {
  static var isConfigured: Bool {
    get { value("configured") ?? false }
    set { set(newValue, "configured") }
  }

  static func reason(_ tip: String) -> Tips.InvalidationReason? {
    value("invalidated.\(tip)").flatMap(Tips.InvalidationReason.init)
  }
  static func invalidate(_ tip: String, _ reason: Tips.InvalidationReason?) {
    set(reason?.rawValue, "invalidated.\(tip)")
  }

  static func value<Value: Decodable>(_ key: String) -> Value? {
    UserDefaults.standard.data(forKey: prefix + key).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
  }
  static func set<Value: Encodable>(_ value: Value?, _ key: String) {
    UserDefaults.standard.set(value.flatMap { try? JSONEncoder().encode([$0]) }, forKey: prefix + key)
    NotificationCenter.default.post(name: change, object: nil)
  }
  static func reset() {
    for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix(prefix) {
      UserDefaults.standard.removeObject(forKey: key)
    }
    NotificationCenter.default.post(name: change, object: nil)
  }

  static let change = Notification.Name("TipKit.change")
  private static let prefix = "TipKit."
}
