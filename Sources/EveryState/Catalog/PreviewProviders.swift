import CEveryStateRuntime
import EveryStateGoldens
import EveryStateSimulation
import Foundation
import Testing
import TextUI

/// A type of the program that conforms to `PreviewProvider`, with the names of its previews.
struct FoundProvider: @unchecked Sendable {
  let type: any PreviewProvider.Type
  let names: [String]
  let location: SourceLocation

  /// Finds all providers with previews, in the order of their mangled names, which does not depend on the link order.
  ///
  /// `previews` belongs to the main actor and a catalog is made on any thread, so it is read aside. If the process dies of that, a fresh
  /// process assumes one preview, which fails with the cause when its frame is driven.
  static func all(in root: String?, otherwise location: SourceLocation) -> [FoundProvider] {
    Simulation.aside {
      let types = types
      let lines = types.isEmpty ? [] : root.map(DeclaringLine.all) ?? []
      return types.map { type in
        let name = String(describing: type)
        let place = lines.first { $0.words.contains(name[...]) }?.location ?? location
        let names = CrashHandler.surviving("\(name) (\(SourceLine(place)))") { list(type) }
        return FoundProvider(type: type, names: names ?? ["preview 1"], location: place)
      }
    }
  }

  /// Cast on the main actor, to which a conformance may be isolated.
  @MainActor private static var types: [any PreviewProvider.Type] {
    // The metadata of an existential type: its kind, its flags, and the descriptors of its protocols.
    let descriptor = unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    let count = everystate_conforming_types(descriptor, nil, 0)
    let found = [UnsafeRawPointer?](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = everystate_conforming_types(descriptor, buffer.baseAddress, count)
    }
    let types = found.compactMap { unsafeBitCast($0, to: Any.Type.self) as? any PreviewProvider.Type }
    let order = types.map { _mangledTypeName($0) ?? "\($0)" }
    return zip(order, types).sorted { $0.0 < $1.0 }.map(\.1).filter { $0 != AllPreviews.self }
  }

  @MainActor private static func list<Provider: PreviewProvider>(_ type: Provider.Type) -> [String] {
    PreviewList(type.previews).names
  }

  @MainActor private func preview(_ name: String) -> any View {
    // Passed as a member, the compiler does not open it.
    let type = type
    return Self.pick(type, name, of: names)
  }

  @MainActor private static func pick<Provider: PreviewProvider>(
    _ type: Provider.Type, _ name: String, of names: [String]
  ) -> any View { PreviewPick(type.previews, named: name, of: names) }

  private func screen(taken: Set<String>) -> RegisteredPreviews {
    let name = PreviewScreenName.of(type)
    let inModule = "\(type) in \(String(reflecting: type).split(separator: ".").first ?? "")"
    let choices = [name, "\(type)", inModule] + (2...100).map { "\(inModule) \($0)" }
    return RegisteredPreviews(
      screenName: choices.first { !taken.contains($0) } ?? name,
      previews: names.map { name in Previewed(name: name, location: location) { preview(name) } })
  }

  /// A screen for each provider that has previews, under a name that is not `taken`.
  static func screens(
    _ providers: [FoundProvider], taken: Set<String>
  ) -> [(provider: ObjectIdentifier, screen: RegisteredPreviews)] {
    var taken = taken
    return providers.filter { !$0.names.isEmpty }.map { provider in
      let screen = provider.screen(taken: taken)
      taken.insert(screen.screenName)
      return (ObjectIdentifier(provider.type), screen)
    }
  }
}

/// A line of a source file that may declare a provider: a conformance's record has no line.
private struct DeclaringLine {
  let path: String
  let number: Int
  let words: Set<Substring>

  var location: SourceLocation { SourceLocation(fileID: path, filePath: path, line: number, column: 1) }

  /// Reads the Swift files of a package.
  static func all(in root: String) -> [DeclaringLine] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let paths = files?.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } ?? []
    return paths.sorted().flatMap { path -> [DeclaringLine] in
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      guard bytes.range(of: Data("PreviewProvider".utf8)) != nil else { return [] }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().filter { $0.element.contains("PreviewProvider") }.map { index, line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return DeclaringLine(path: path, number: index + 1, words: Set(words))
      }
    }
  }
}
