package enum StandardError {
  /// Nobody may be listening: a closed standard error is no reason to end in another way.
  package static func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
