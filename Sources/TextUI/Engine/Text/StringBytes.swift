extension String {
  /// Whether one of its bytes is such. All at once: one by one takes several times as long.
  @inline(__always) func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) } ?? utf8.contains(where: isWanted)
  }
}
