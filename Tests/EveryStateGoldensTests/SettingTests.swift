import Foundation
import TestPackages
import TestSupport
import Testing

@testable import EveryStateGoldens

/// A variable that is set to nothing is not set: that is how a shell's user and a CI's form leave one out.
@Suite struct SettingTests {
  private static let variables = [
    RecordMode.variable, "CI", Selection.variable, FrameOrder.variable, PackageRoot.variable, OutputArea.variable,
    RunIdentity.variable,
  ]

  @Test(arguments: ["", " ", "\t", " \n"]) func `an empty or blank variable asks for nothing`(_ blank: String) throws {
    let package = try TemporaryPackage()
    let environment = Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, blank) })
    let (mode, origin) = try RecordMode.of(environment: environment)
    expect(mode == .missing && origin == .byDefault)
    try expect(Selection.of(environment: environment).isEverything)
    try expect(FrameOrder.of(environment: environment), is: .declared)
    let start = package.root + "/Tests/x.swift"
    try expect(PackageRoot.find(from: start, environment: environment), is: package.root)
    let output = try OutputArea(packageRoot: package.root, environment: environment)
    expect(output.folder, is: package.root + "/.build/everystate")
    expect(RunIdentity(environment: environment, process: 1, alone: "alone").run, is: "alone", "no run is named ''")
  }
}
