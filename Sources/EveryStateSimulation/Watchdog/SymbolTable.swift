#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of an executable or a library, from its file. The loader only knows those that are exported, which
/// those of a test are not.
///
/// Reads 64-bit little-endian ELF files (System V ABI, "Object Files"); of others it knows no functions.
struct SymbolTable {
  private var functions: [(address: UInt, size: UInt, name: Int)] = []
  private var names: [UInt8] = []

  init(path: String) {
    guard let file = Self.read(path), file.count >= 64, file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      return
    }
    let sections = Self.sections(of: file)
    guard let symbols = sections.first(where: { $0.type == 2 }), sections.indices.contains(symbols.link) else { return }
    names = Array(file[clamping: sections[symbols.link].range])
    for start in stride(from: symbols.range.lowerBound, to: symbols.range.upperBound, by: 24)
    where start + 24 <= file.count {
      guard file[start + 4] & 0xf == 2 else { continue }  // a function
      functions.append(
        (
          file.number(at: start + 8, bytes: 8), file.number(at: start + 16, bytes: 8),
          Int(file.number(at: start, bytes: 4))
        ))
    }
    functions.sort { $0.address < $1.address }
  }

  /// - Parameter address: relative to where the file was loaded.
  func symbol(at address: UInt) -> String? {
    guard let function = functions.last(where: { $0.address <= address && address < $0.address + max(1, $0.size) }),
      names.indices.contains(function.name)
    else { return nil }
    return String(decoding: names[function.name...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private struct Section {
    var type: UInt
    var link: Int
    var range: Range<Int>
  }

  private static func sections(of file: [UInt8]) -> [Section] {
    let table = Int(file.number(at: 40, bytes: 8))
    let size = Int(file.number(at: 58, bytes: 2))
    let count = Int(file.number(at: 60, bytes: 2))
    return (0..<count).compactMap { index in
      let start = table + index * size
      guard size >= 64, start >= 0, start + 64 <= file.count else { return nil }
      let offset = Int(clamping: file.number(at: start + 24, bytes: 8))
      let length = Int(clamping: file.number(at: start + 32, bytes: 8))
      return Section(
        type: file.number(at: start + 4, bytes: 4), link: Int(file.number(at: start + 40, bytes: 4)),
        range: offset..<offset.addingReportingOverflow(length).partialValue)
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let stream = fopen(path, "rb") else { return nil }
    defer { fclose(stream) }
    guard fseek(stream, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(stream)
    rewind(stream)
    guard size > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, stream)
    }
  }
}

extension [UInt8] {
  /// An unsigned little-endian number; 0 beyond the end.
  fileprivate func number(at offset: Int, bytes: Int) -> UInt {
    guard offset >= 0, offset + bytes <= count else { return 0 }
    return self[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | UInt($1) }
  }

  fileprivate subscript(clamping range: Range<Int>) -> ArraySlice<UInt8> { self[range.clamped(to: 0..<count)] }
}
