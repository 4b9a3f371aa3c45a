extension View {
  /// Lets the user choose a file while `isPresented` is true: a sheet with a field for its path.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel(isPresented, "Open", .files(of: allowedContentTypes), path: "") { path in
      onCompletion(.success(URL(fileURLWithPath: path)))
    }
  }
  /// Lets the user choose files while `isPresented` is true; their paths are in a field, with commas between them.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    filePanel(isPresented, "Open", .files(of: allowedContentTypes), path: "", cancel: onCancellation) { path in
      let paths = allowsMultipleSelection ? path.split(separator: ",").map(String.init) : [path]
      onCompletion(.success(paths.map { URL(fileURLWithPath: $0.trimmingCharacters(in: .whitespaces)) }))
    }
  }
  /// Lets the user save a document while `isPresented` is true. Its data are made, and nothing is written.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel(isPresented, "Save", .files(of: [contentType]), path: contentType.place(of: defaultFilename)) { path in
      onCompletion(
        Result {
          _ = try document?.fileWrapper(configuration: .init(contentType: contentType, existingFile: nil))
          return URL(fileURLWithPath: path)
        })
    }
  }
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    filePanel(isPresented, "Save", .files(of: [contentType]), path: contentType.place(of: nil)) { path in
      onCompletion(
        Result {
          try documents.map { document in
            _ = try document.fileWrapper(configuration: .init(contentType: contentType, existingFile: nil))
            return URL(fileURLWithPath: path)
          }
        })
    }
  }
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let place = (contentTypes.first ?? .data).place(of: defaultFilename)
    return filePanel(isPresented, "Save", .files(of: contentTypes), path: place, cancel: onCancellation) { path in
      onCompletion(.success(URL(fileURLWithPath: path)))
    }
  }
  /// Lets the user move a file while `isPresented` is true. Nothing is moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    filePanel(isPresented, "Move", file?.lastPathComponent ?? "", path: file?.path ?? "") { path in
      onCompletion(.success(URL(fileURLWithPath: path)))
    }
  }
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    let names = files.map(\.lastPathComponent).joined(separator: ", ")
    return filePanel(isPresented, "Move", names, path: "/Files") { path in
      onCompletion(.success(files.map { URL(fileURLWithPath: path).appendingPathComponent($0.lastPathComponent) }))
    }
  }

  nonisolated private func filePanel(
    _ isPresented: Binding<Bool>, _ title: String, _ what: String, path: String, cancel: @escaping () -> Void = {},
    choose: @escaping (String) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilePanel(title: title, what: what, path: path, cancel: cancel, choose: choose) }
  }
}

/// The system's file panel. The user chooses by a path here.
private nonisolated struct FilePanel: View {
  let title: String
  let what: String
  @State var path: String
  let cancel: () -> Void
  let choose: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(role: .cancel) {
          dismiss()
          cancel()
        } label: {
          Text(.init(ofSystem: "Cancel"))
        }
        Spacer()
        Button {
          dismiss()
          choose(path)
        } label: {
          Text(.init(ofSystem: title))
        }
        .disabled(path.isEmpty)
      }
      Text(verbatim: what)
      TextField(String("Path"), text: $path)
    }
  }
}

extension String {
  /// `Files: json, txt`.
  fileprivate static func files(of types: [UTType]) -> String {
    let words = types.map { type in
      type.preferredFilenameExtension ?? type.identifier.split(separator: ".").last.map(String.init) ?? ""
    }
    return words.isEmpty ? "Files" : "Files: " + words.joined(separator: ", ")
  }
}

extension UTType {
  fileprivate func place(of name: String?) -> String {
    let name = name ?? "Untitled"
    guard let ending = preferredFilenameExtension, !name.contains(".") else { return "/Files/\(name)" }
    return "/Files/\(name).\(ending)"
  }
}
