import SwiftUI
import UniformTypeIdentifiers

@MainActor @Suite struct TransferTests {
  @Test(
    arguments: [
      ("json", "public.json", "application/json"), ("JPG", "public.jpeg", "image/jpeg"),
      ("mov", "com.apple.quicktime-movie", "video/quicktime"),
      ("swift", "public.swift-source", nil), ("xyz", "dyn.extension.xyz", nil),
    ] as [(String, String, String?)])
  func `a type is known by its extension`(_ name: String, _ identifier: String, _ mime: String?) {
    expect(UTType(filenameExtension: name)?.identifier, is: identifier)
    expect(UTType(filenameExtension: name)?.preferredMIMEType, is: mime)
  }

  @Test func `types conform to their kind, and draggable views look as ever`() {
    let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    let kinds: [(type: UTType?, kind: UTType, isOne: Bool)] = [
      (.json, .data, true), (.swiftSource, .text, true), (.png, .text, false),
      (UTType("com.example.recipe"), .data, true), (recipe, .text, true), (.plainText, .plainText, true),
    ]
    for (type, kind, isOne) in kinds { expect(type?.conforms(to: kind), is: isOne, "\(kind)") }
    expect(UTType.swiftSource.isSubtype(of: .text))
    expect(!UTType.text.isSubtype(of: .text))
    expect(UTType(mimeType: "image/png"), is: .png)
    expect(UTType("public.nothing") == nil)
    expect(UTType.jpeg.preferredFilenameExtension, is: "jpeg")
    // A draggable view looks unchanged, and nothing was copied.
    let lines = draw {
      Text("Soup").draggable(Recipe()).onDrag { NSItemProvider() }
      Text("Here").onDrop(of: [.text], isTargeted: nil) { _ in false }
        .dropDestination(for: Recipe.self) { _, _ in true }
      PasteButton(payloadType: String.self) { _ in }
      ShareLink(item: Recipe(), preview: SharePreview("Soup"))
    }
    for piece in ["Soup", "Here", "[~<> Paste~]", "[<> Share... ^]"] { expect(lines, contains: piece) }
  }

  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    var isBroken = false
    init(isBroken: Bool = false) { self.isBroken = isBroken }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if isBroken { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data())
    }
  }

  struct Files: View {
    @State var isImporting = false
    @State var isExporting = false
    @State var said = "nothing"
    var document = Note()
    var body: some View {
      VStack {
        Text(said)
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
      }.fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .plainText]) { result in
        said = (try? result.get().path) ?? "failed"
      }.fileExporter(isPresented: $isExporting, document: document, contentType: .json, defaultFilename: "Notes") {
        said = (try? $0.get().path) ?? "failed"
      }
    }
  }

  private func press(_ label: String, on screen: TextScreen) {
    screen.elements.first { $0.label == label }?.press?()
    screen.update()
  }

  @Test func `an importer is a sheet with a field for the path, and cancelling changes nothing`() throws {
    let screen = TextScreen(Files(), columns: 30, height: 10)
    screen.update()
    press("Import", on: screen)
    let sheet = """
      ! sheet
      |   [Cancel]              [~Open~]  {cancel | -}
      |   Files: json, txt
      |   |(Path)                      |
      """
    expect(screen.lines().joined(separator: "\n"), ends: sheet)
    try #require(screen.elements.lazy.compactMap(\.editing).first).replace("/tmp/a.json")
    screen.update()
    press("Open", on: screen)
    expect(screen.lines().joined(), contains: "/tmp/a.json")
    expect(screen.lines().joined(), lacks: "! sheet")
    // Cancelling changes nothing.
    do {
      let screen = TextScreen(Files(), columns: 30, height: 10)
      screen.update()
      press("Import", on: screen)
      press("Cancel", on: screen)
      expect(screen.lines().joined(), contains: "nothing")
      expect(screen.lines().joined(), lacks: "! sheet")
    }
  }

  @Test(arguments: [(false, "/Files/Notes.json"), (true, "failed")])
  func `an exporter makes the data and says where they would be`(_ isBroken: Bool, _ said: String) {
    let screen = TextScreen(Files(document: Note(isBroken: isBroken)), columns: 30, height: 10)
    screen.update()
    press("Export", on: screen)
    expect(screen.lines().joined(), contains: "|/Files/Notes.json")
    press("Save", on: screen)
    expect(screen.lines().joined(), contains: said)
  }

  struct Recipe: Codable, Transferable {
    var name = "Soup"
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }
}
