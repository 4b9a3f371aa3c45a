/// Apple's words for errors. CTextWords calls these functions in the place of Foundation's own.
///
/// The rules are those of CFError.c, which Apple publishes; the sentences are those that public reports of apps quote.
enum ErrorWords {
  private static let failed = "The operation couldn’t be completed."

  static func sentence(_ error: NSError) -> String {
    // On a phone the network's errors carry these words; Linux's carry curl's.
    if error.isOfNetwork, let words = network[error.code] { return words }
    let provider = NSError.userInfoValueProvider(forDomain: error.domain)
    func provided(_ key: String) -> String? { provider?(error, key) as? String }
    let reason = error.text("NSLocalizedFailureReason") ?? provided("NSLocalizedFailureReason") ?? error.posix?.words
    for look in [error.text, provided] {
      if let text = look("NSLocalizedDescription") { return text }
      if let failure = look("NSLocalizedFailure") { return reason.map { "\(failure) \($0)" } ?? failure }
    }
    if let text = CocoaWords.sentence(error) { return text }
    if let reason { return "\(failed) \(reason)" }
    let code = "\(domains[error.domain] ?? withoutAddresses(error.domain)) error \(error.posix?.code ?? error.code)"
    return "\(failed) (\(code)\(error.text("NSDescription").map { " - \($0))" } ?? ".)")"
  }

  static func description(_ error: NSError, depth: Int = 0) -> String {
    let texts = ["NSDescription", "NSDebugDescription", "NSLocalizedDescription"].lazy.compactMap(error.text)
    let words =
      error.posix?.words ?? (error.isOfNetwork ? network[error.code] : nil) ?? texts.first
      ?? CocoaWords.sentence(error) ?? error.text("NSLocalizedFailureReason") ?? "(null)"
    let head = "Error Domain=\(withoutAddresses(error.domain)) Code=\(error.posix?.code ?? error.code) \"\(words)\""
    // A phone shows underlying errors three deep.
    guard !error.userInfo.isEmpty, depth < 3 else { return head }
    let values = error.userInfo.sorted { $0.key < $1.key }.map { key, value in
      switch value {
      // A phone also writes its address, which is another one each time.
      case let inner as any Error: "\(key)={\(description(inner as NSError, depth: depth + 1))}"
      case let texts as [Any]: "\(key)=(\n\(texts.map { "    \($0)" }.joined(separator: ",\n"))\n)"
      default: "\(key)=\(key == "NSLocalizedDescription" && error.isOfNetwork ? words : "\(value)")"
      }
    }
    return "\(head) UserInfo={\(values.joined(separator: ", "))}"
  }

  /// A private type's name has the address of its surroundings, another one in each run: `App.(unknown context at $10af0c4d8).Failure`.
  private static func withoutAddresses(_ name: String) -> String {
    name.contains("$") ? name.replacing(#/at \$[0-9a-f]+/#, with: "at $...") : name
  }

  private static let domains = ["NSOSStatusErrorDomain": "OSStatus", "NSMachErrorDomain": "Mach"]

  private static let network = [
    -998: "unknown error", -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.",
    -1002: "unsupported URL", -1003: "A server with the specified hostname could not be found.",
    -1004: "Could not connect to the server.", -1005: "The network connection was lost.",
    -1007: "too many HTTP redirects", -1008: "resource unavailable",
    -1009: "The Internet connection appears to be offline.", -1011: "There was a bad response from the server.",
    -1014: "zero byte resource", -1015: "cannot decode raw data", -1016: "cannot decode content data",
    -1017: "cannot parse response", -1018: "International roaming is currently off.",
    -1020: "A data connection is not currently allowed.",
    -1022:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
    -1100: "The requested URL was not found on this server.", -1103: "resource exceeds maximum size",
    -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
  ]
}

extension NSError {
  fileprivate func text(_ key: String) -> String? { userInfo[key] as? String }
  fileprivate var isOfNetwork: Bool { domain == "NSURLErrorDomain" && userInfo["NSErrorFailingURLKey"] != nil }

  /// Darwin's number and words of a POSIX error.
  fileprivate var posix: (code: Int, words: String)? {
    guard domain == "NSPOSIXErrorDomain", code > 0 else { return nil }
    let words = Self.darwinWords[Int32(truncatingIfNeeded: code)]
    return (Self.darwinCode(code), words ?? String(cString: strerror(Int32(truncatingIfNeeded: code))))
  }

  /// The sockets' errors stand in one order on both systems.
  private static func darwinCode(_ code: Int) -> Int {
    (88...94).contains(code) || (96...108).contains(code) ? code - 50 : darwinCodes[Int32(code)] ?? code
  }

  private static let darwinCodes: [Int32: Int] = [
    EAGAIN: 35, EDEADLK: 11, ENAMETOOLONG: 63, ENOLCK: 77, ENOSYS: 78, ENOTEMPTY: 66, ELOOP: 62, EOPNOTSUPP: 45,
    ETIMEDOUT: 60, ECONNREFUSED: 61, EHOSTDOWN: 64, EHOSTUNREACH: 65, EALREADY: 37, EINPROGRESS: 36, ESTALE: 70,
    EDQUOT: 69, ECANCELED: 89, EPROTO: 100, EBADMSG: 94, EOVERFLOW: 84, EILSEQ: 92,
  ]
  private static let darwinWords: [Int32: String] = [
    ETIMEDOUT: "Operation timed out", ENOTCONN: "Socket is not connected", EISCONN: "Socket is already connected",
    EADDRNOTAVAIL: "Can't assign requested address", ESHUTDOWN: "Can't send after socket shutdown",
    EAFNOSUPPORT: "Address family not supported by protocol family", EBUSY: "Resource busy",
    EXDEV: "Cross-device link", ENXIO: "Device not configured", ENODEV: "Operation not supported by device",
    ERANGE: "Result too large", EDQUOT: "Disc quota exceeded", ESTALE: "Stale NFS file handle",
    EOVERFLOW: "Value too large to be stored in data type", EILSEQ: "Illegal byte sequence",
  ]
}

// The names are those of words.c.
extension Error {
  @_silgen_name("textui_error_sentence") @usableFromInline func _sentence() -> String {
    ErrorWords.sentence(self as NSError)
  }
}
extension NSError {
  @_silgen_name("textui_nserror_sentence") @usableFromInline final func _ownSentence() -> String {
    ErrorWords.sentence(self)
  }
  @_silgen_name("textui_nserror_description") @usableFromInline final func _ownDescription() -> String {
    ErrorWords.description(self)
  }
}
extension CustomStringConvertible {
  /// On a phone the system's errors are NSErrors; an app's `URLError(.timedOut)` is written with its field.
  @_silgen_name("textui_struct_description") @usableFromInline func _structDescription() -> String {
    guard let error = (self as? any Error).map({ $0 as NSError }) else { return "\(Self.self)" }
    let (isOfSystem, text) = (
      error.isOfNetwork || error.userInfo["NSUnderlyingError"] != nil, ErrorWords.description(error)
    )
    return isOfSystem ? text : "\(Self.self)(_nsError: \(text))"
  }
}
