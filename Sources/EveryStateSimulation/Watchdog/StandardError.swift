package enum StandardError {
  /// Writes to standard error. A closed standard error does not change how the process ends.
  package static func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
