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
    holds(mode == .missing && origin == .byDefault)
    try holds(Selection.of(environment: environment).isEverything)
    try same(FrameOrder.of(environment: environment), .declared)
    let start = package.root + "/Tests/x.swift"
    try same(PackageRoot.find(from: start, environment: environment), package.root)
    let output = try OutputArea(packageRoot: package.root, environment: environment)
    same(output.folder, package.root + "/.build/everystate")
    same(RunIdentity(environment: environment, process: 1, alone: "alone").run, "alone", "no run is named ''")
  }
}
