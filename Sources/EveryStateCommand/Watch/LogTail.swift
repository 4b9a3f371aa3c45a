/// The last lines that a command said; the compiler's errors where there are any.
struct LogTail {
  let lines: [String]

  init(_ path: String, limit: Int = 20) {
    var all: [String] = []
    if let file = fopen(path, "r") {
      defer { fclose(file) }
      var buffer = [CChar](repeating: 0, count: 4096)
      while fgets(&buffer, Int32(buffer.count), file) != nil {
        let line = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        all.append(line)
      }
    }
    let errors = all.filter { $0.contains("error: ") }
    lines = errors.isEmpty ? all.suffix(limit) : Array(errors.prefix(limit))
  }
}
