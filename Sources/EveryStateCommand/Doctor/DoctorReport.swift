/// A diagnosis in words.
struct DoctorReport {
  private let diagnosis: Diagnosis

  init(_ diagnosis: Diagnosis) { self.diagnosis = diagnosis }

  var text: String {
    let screens = diagnosis.screens.count
    let missing = diagnosis.missing
    var lines = [
      "\(counted(diagnosis.fileCount, "Swift file")), \(counted(screens, "view")): \(diagnosis.drawableCount) use only what "
        + "TextUI has."
    ]
    if !missing.isEmpty { lines += ["", "TextUI does not have:"] + missing.flatMap(blocked) }
    let frameworks = diagnosis.frameworks
    if !frameworks.isEmpty {
      lines += ["", "Linux does not have (put the code behind `#if canImport(...)`, or a stub module beside it):"]
      lines += frameworks.map { "  import \($0.name)  \(counted($0.files.count, "file")): \(listed($0.files))" }
    }
    let ignored = diagnosis.ignored
    if !ignored.isEmpty {
      let names = ignored.prefix(12).map { "\($0.name) (\($0.screens))" }.joined(separator: ", ")
      let more = ignored.count > 12 ? ", and \(ignored.count - 12) more" : ""
      lines += ["", "Compiles and changes nothing in text, with the number of views: \(names)\(more)."]
    }
    lines += ["", "Names of packages and of the app's other modules are not checked: the compiler knows them."]
    return lines.joined(separator: "\n") + "\n"
  }

  private func blocked(_ missing: Diagnosis.Missing) -> [String] {
    let places = missing.places.map { "\($0.file):\($0.line)" }
    return [
      "  \(missing.name)  blocks \(counted(missing.screens.count, "view"))"
        + (missing.screens.isEmpty ? "" : ": " + listed(missing.screens)),
      "    \(listed(places))",
    ]
  }

  private func listed(_ items: [String]) -> String {
    items.prefix(6).joined(separator: ", ") + (items.count > 6 ? ", and \(items.count - 6) more" : "")
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
