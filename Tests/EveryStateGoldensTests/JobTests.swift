@testable import EveryStateGoldens

/// Jobs of CI services and commands of coding agents are known by each one's own variable.
@Suite struct JobTests {
  /// The variables that scripts forget: a line of services, a line of agents, and others. A variable that leaves a table stays here.
  private static let lists = {
    let file = #filePath.components(separatedBy: "/Tests/EveryStateGoldensTests/")[0] + "/scripts/lib/unset.txt"
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.map { $0.split(separator: " ").map(String.init).sorted() }
  }()
  private static let services = lists.first ?? []
  private static let agents = lists.dropFirst().first ?? []

  @Test func `every variable of the tables is tested, and forgotten by scripts`() {
    expect(Self.services, is: ContinuousIntegration.variables.sorted())
    expect(Self.agents, is: CodingAgent.variables.sorted())
  }

  @Test(arguments: services) func `a service's variable alone keeps a run from recording`(_ variable: String) throws {
    let package = try TemporaryPackage()
    let outcome = try package.session([variable: "1"]).verify(frame("S", "s"), text: "a\n")
    expect(outcome.verdict, is: .missing)
    expect(outcome.headline, contains: "and nothing is recorded where \(variable) is set")
    expect(package.files(), is: [])
  }

  @Test(arguments: services) func `an empty or denied variable lets a run record`(_ variable: String) throws {
    for value in ["", " ", "0", "FALSE"] {
      try expect(RecordMode.of(environment: [variable: value]).mode, is: .missing, "'\(value)'")
    }
  }

  @Test(arguments: services.filter { $0 != "CI" }) func `CI=false denies a service`(_ variable: String) throws {
    try expect(RecordMode.of(environment: [variable: "1", "CI": "false"]).mode, is: .missing)
  }

  @Test(arguments: services.filter { $0 != "CI" }) func `an empty CI denies no service`(_ variable: String) throws {
    try expect(RecordMode.of(environment: [variable: "1", "CI": ""]).mode, is: .never)
  }

  @Test(arguments: agents) func `an agent's variable is known unless it is empty or denied`(_ variable: String) {
    expect(CodingAgent.variable(in: [variable: "1"]), is: variable)
    for value in ["", "0", "false"] { expect(CodingAgent.variable(in: [variable: value]), is: nil, "'\(value)'") }
  }
}
