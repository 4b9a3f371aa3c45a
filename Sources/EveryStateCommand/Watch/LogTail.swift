/// The last lines that a command said; the compiler's errors where there are any.
struct LogTail {
  let lines: [String]

  init(_ path: String, limit: Int = 20) {
    let text = String(decoding: SwiftFiles.bytes(of: path) ?? [], as: UTF8.self)
    let all = text.split(separator: "\n").map(String.init)
    let errors = all.filter { $0.contains("error: ") }
    lines = errors.isEmpty ? all.suffix(limit) : Array(errors.prefix(limit))
  }
}
