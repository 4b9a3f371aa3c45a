import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Unicode's words for units, lists and plurals (CLDR), of the library that Foundation itself formats with. Linux's Foundation has
/// no interface for these, so that its C functions are looked up by name; without them the answers are nil.
package enum ICU {
  package enum Width: String, Sendable { case full = "full-name", short, narrow }

  /// A number with its unit: `3 Kilometer` for `kilometer` in German. `fraction` is the number of digits after the separator.
  package static func measure(
    _ value: Double, _ unit: String, _ width: Width, fraction: Int = 0, _ locale: Locale
  ) -> String? { format(value, "unit/\(unit) unit-width-\(width.rawValue) \(precision(fraction))", locale) }

  /// The same number without a unit.
  package static func number(_ value: Double, fraction: Int, _ locale: Locale) -> String? {
    format(value, precision(fraction), locale)
  }

  private static func precision(_ digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
  }

  /// Joins amounts of one measurement: `1 hour, 5 minutes`, `1h 5m`.
  package static func units(_ texts: [String], _ width: Width, _ locale: Locale) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
    let widths: [Width: Int32] = [.full: 0, .short: 1, .narrow: 2]
    guard texts.count > 1, let formatList,
      let list = opened("units \(width)", locale, "ulistfmt_openForType", Open.self, { $0($1, 2, widths[width]!, $2) })
    else { return texts.first }
    let parts = texts.map { text in
      let buffer = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: text.utf16.count)
      _ = buffer.initialize(from: text.utf16)
      return buffer
    }
    defer { for part in parts { part.deallocate() } }
    return text { buffer, capacity, status in
      formatList(
        list, parts.map { UnsafePointer($0.baseAddress) }, parts.map { Int32($0.count) }, Int32(parts.count), buffer,
        capacity, status)
    }
  }

  /// The plural form that a whole number asks for: `one`, `few`.
  static func plural(_ number: Int, _ language: String) -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Status) -> OpaquePointer?
    guard let selectForm,
      let rules = opened("plural", Locale(identifier: language), "uplrules_open", Open.self, { $0($1, $2) })
    else { return nil }
    return text { selectForm(rules, Double(number), $0, $1, $2) }
  }

  private static func format(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
    typealias Open =
      @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
    let letters = Array(skeleton.utf16)
    let formatter = opened(skeleton, locale, "unumf_openForSkeletonAndLocale", Open.self) {
      $0(letters, Int32(letters.count), $1, $2)
    }
    guard let formatter, let openResult, let formatNumber, let readResult, let closeResult else { return nil }
    return text { buffer, capacity, status in
      guard let result = openResult(status) else { return 0 }
      defer { closeResult(result) }
      formatNumber(formatter, value, result, status)
      return readResult(result, buffer, capacity, status)
    }
  }

  private typealias Status = UnsafeMutablePointer<Int32>
  private struct Formatter: @unchecked Sendable { let pointer: OpaquePointer? }

  /// Formatters are kept: to open one takes longer than its use. ICU's do not change, and threads may share them.
  private static let formatters = Mutex<[String: Formatter]>([:])

  private static func opened<Open>(
    _ name: String, _ locale: Locale, _ symbol: String, _ type: Open.Type,
    _ open: (Open, UnsafePointer<CChar>, Status) -> OpaquePointer?
  ) -> OpaquePointer? {
    let key = "\(name) \(locale.identifier)"
    if let known = formatters.withLock({ $0[key] }) { return known.pointer }
    var status: Int32 = 0
    let found = function(symbol, type).flatMap { open($0, locale.identifier, &status) }
    let formatter = Formatter(pointer: status > 0 ? nil : found)
    formatters.withLock { $0[key] = formatter }
    return formatter.pointer
  }

  private static func text(_ write: (UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32) -> String? {
    var status: Int32 = 0
    let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { buffer in
      let count = write(buffer.baseAddress!, 512, &status)
      return String(decoding: buffer.prefix(max(0, min(512, Int(count)))), as: UTF16.self)
    }
    return status > 0 ? nil : text
  }

  // Each is looked up once; the functions that open are called once for each formatter.
  private typealias Buffer = UnsafeMutablePointer<UInt16>
  private static let formatList = function(
    "ulistfmt_format",
    (@convention(c) (
      OpaquePointer, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, Buffer, Int32, Status
    ) -> Int32).self)
  private static let selectForm = function(
    "uplrules_select", (@convention(c) (OpaquePointer, Double, Buffer, Int32, Status) -> Int32).self)
  private static let openResult = function("unumf_openResult", (@convention(c) (Status) -> OpaquePointer?).self)
  private static let formatNumber = function(
    "unumf_formatDouble", (@convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void).self)
  private static let readResult = function(
    "unumf_resultToString", (@convention(c) (OpaquePointer, Buffer, Int32, Status) -> Int32).self)
  private static let closeResult = function("unumf_closeResult", (@convention(c) (OpaquePointer) -> Void).self)

  private static func function<Function>(_ name: String, _: Function.Type) -> Function? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: Function.self) }
  }
}
