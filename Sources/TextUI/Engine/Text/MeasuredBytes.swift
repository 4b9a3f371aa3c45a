/// A text of ASCII, measured by its bytes.
struct MeasuredBytes {
  /// How far its letters reach, in thousandths of their size, and how many they are.
  private(set) var ems = 0
  private(set) var count = 0
  /// The same of its longest word.
  private(set) var longestEms = 0
  private(set) var longestCount = 0
  /// Whether it is drawn as it is.
  private(set) var isPlain = true

  /// nil for any other text.
  init?(_ text: String) {
    let measured = text.utf8.withContiguousStorageIfAvailable { MeasuredBytes($0) }
    guard let known = measured, let known else { return nil }
    self = known
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let (blank, dash) = (UInt8(ascii: " "), UInt8(ascii: "-"))
    let advances = Advances.ascii
    var (wordEms, wordCount) = (0, 0)
    // The two letters before; none are as good as blanks.
    var (last, lastButOne) = (blank, blank)
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      if !AppText.isPlain(byte) { isPlain = false }
      // A line may end behind a dash that joins words.
      if last == dash, lastButOne != blank, lastButOne != dash, byte != dash, byte < 0x30 || byte > 0x39 {
        (wordEms, wordCount) = (0, 0)
      }
      (last, lastButOne) = (byte, last)
      let em = advances[Int(byte)]
      ems += em
      if byte == blank {
        (wordEms, wordCount) = (0, 0)
      } else {
        wordEms += em
        wordCount += 1
        if wordEms > longestEms { (longestEms, longestCount) = (wordEms, wordCount) }
      }
    }
    count = bytes.count
    if AppText.isMark(atEnd: last) { isPlain = false }
  }
}
