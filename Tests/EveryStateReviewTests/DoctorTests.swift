import Foundation
import Pace
import TestPackages
import Testing

@Suite struct DoctorTests {
  private func doctor(_ files: [String: String], _ path: String? = nil) throws -> ProcessRun {
    let package = try TemporaryPackage()
    try FileManager.default.createDirectory(atPath: package.root + "/App", withIntermediateDirectories: true)
    for (name, text) in files { try package.write(text, to: "App/\(name)") }
    return try ProcessRun(BuiltProduct.everystate, ["doctor", path ?? "App"], folder: package.root)
  }

  @Test func `names that TextUI lacks are told with the views that they block, also through others`() throws {
    let result = try doctor([
      "Row.swift": #"""
      import SwiftUI
      import MapKit

      struct Row: View {
        @Environment(\.modelContext) private var context
        var body: some View { Text("\.modelContext \(name(\.modelContext)) /* no comment").contentShape(.rect) }
      }
      """#,
      "Feed.swift": """
      // @Environment(\\.modelContext) in a comment is none.
      struct Feed: ConnectedView { var body: some View { List { Row() } } }
      extension Feed { var more: some View { Row() } }
      struct Plain: View { let gauge = 1; var body: some View { Text("plain") } }
      """,
    ])
    #expect(result.status == 1, "\(result)")
    #expect(
      result.output == #"""
        2 Swift files, 3 views: 1 use only what TextUI has.

        TextUI does not have:
          \.modelContext  blocks 2 views: Feed, Row
            Row.swift:5, Row.swift:6

        Linux does not have (put the code behind `#if canImport(...)`, or a stub module beside it):
          import MapKit  1 file: Row.swift

        Compiles and changes nothing in text, with the number of views: .contentShape (1).

        Names of packages and of the app's other modules are not checked: the compiler knows them.

        """#)
  }

  @Test(.enabled(if: isLongRun)) func `an app without trouble passes, and where nothing was read, nothing passes`()
    throws
  {
    let own =
      "extension EnvironmentValues { var modelContext: Int { 1 } }\nstruct A: View { @Environment(\\.modelContext) var a }"
    #expect(try doctor(["A.swift": own]).status == 0, "a name of the app's own is none of SwiftUI's")
    let cases: [(files: [String: String], path: String, message: String)] = [
      ([:], "App", "App holds no Swift file, so nothing was checked."),
      ([:], "None", "None cannot be read: No such file"),
      ([:], "--all", "takes one path"),
    ]
    for (files, path, message) in cases {
      let result = try doctor(files, path)
      #expect(result.status == 2 && result.errors.contains(message), "\(path): \(result)")
    }
  }
}
