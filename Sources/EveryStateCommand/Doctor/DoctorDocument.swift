import EveryStateReview

/// What `doctor --json` prints: file by file what the source tells, and what the compiler says.
struct DoctorDocument: JSONDocument {
  let format = 1
  let command = "doctor"
  let exitStatus: Int
  let files: [File]

  struct File: Encodable, Sendable {
    let path: String
    /// `fine`, `blocked` or `unknown`.
    let source: String
    let names: [String]
    /// `builds`, `fails` or `waits`; left out without `--compile`, and where the compiler could not read the module.
    let compiler: String?
    let line: Int?
    let message: String?
  }

  init(_ diagnosis: Diagnosis, _ compiled: CompiledApp?) {
    files = diagnosis.files.map { file in
      let (source, names): (String, [String]) =
        switch diagnosis.verdicts[file] {
        case .blocked(let names): ("blocked", names)
        case .unknown(let packages): ("unknown", packages)
        case .fine, nil: ("fine", [])
        }
      let (verdict, line, message): (String?, Int?, String?) =
        switch compiled?.verdicts[file] {
        case .builds: ("builds", nil, nil)
        case .fails(let line, let message): ("fails", line, message)
        case .waits(let message): ("waits", nil, message)
        case .isNotTold, nil: (nil, nil, nil)
        }
      return File(path: file, source: source, names: names, compiler: verdict, line: line, message: message)
    }
    exitStatus = files.contains { $0.compiler.map { $0 != "builds" } ?? ($0.source == "blocked") } ? 1 : 0
  }
}
