/// The markup of pictures that the page draws later, line by line, without the golden's text. Most lines of an app have the same.
struct LineShapes {
  /// `<p class="l"><u><2></u><b class="h"><16></b>`: a number is so much of the text, in UTF-16.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// The picture as its text, which a browser without scripts shows, and the numbers of its lines' shapes.
  mutating func text(_ golden: [UInt8], drawnAs html: String) -> String {
    let text = HTMLText.escaped(golden[...])
    var (rest, shape, own) = (text.utf8[...], "", [String]())
    for part in html.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: true) {
      let words = part[(part.firstIndex(of: UInt8(ascii: ">")) ?? part.startIndex)...].dropFirst()
      shape += "<" + String(decoding: part[..<words.startIndex], as: UTF8.self)
      guard let last = words.last else { continue }
      let written = String(decoding: words, as: UTF8.self)
      // A step's caption and a split view's columns have text of their own.
      let isNext = rest.starts(with: words)
      shape += isNext ? "<\(written.utf16.count)>" : written
      if isNext { rest = rest.dropFirst(words.count) }
      guard last == UInt8(ascii: "\n") else { continue }
      own.append(number(shape))
      shape = ""
    }
    own.append(number(shape))
    return "<pre data-shapes=\"\(own.joined(separator: " "))\">\(text)</pre>"
  }

  private mutating func number(_ shape: String) -> String {
    if numbers[shape] == nil {
      numbers[shape] = all.count
      all.append(shape)
    }
    return String(numbers[shape] ?? 0, radix: 36)
  }
}
