import CEveryStateRuntime
import Foundation

/// The `UserDefaults` of a drive: empty at its start, and discarded at its end.
enum DriveDefaults {
  static func held<Value>(during body: () throws -> Value) rethrows -> Value {
    _ = connection
    var defaults = everystate_defaults(domains: nil, has_found: false)
    return try withUnsafeMutablePointer(to: &defaults) { defaults in
      let outer = everystate_set_defaults_of_this_thread(defaults)
      defer {
        _ = everystate_set_defaults_of_this_thread(outer)
        everystate_clear_defaults(defaults)
      }
      return try body()
    }
  }

  private static let connection: Void = everystate_on_defaults(
    everystate_defaults_handlers(
      set_all: { dictionary, suite in
        guard let suite = UserDefaults(suiteName: String(cString: suite)) else { return }
        let values = unsafeBitCast(dictionary, to: [String: Any].self)
        for (key, value) in values { suite.set(value, forKey: key) }
      },
      clear: { $0.assumingMemoryBound(to: Any?.self).pointee = nil }))
}
