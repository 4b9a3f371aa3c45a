@testable import EveryStateGoldens

/// Jobs of CI services and commands of coding agents are known by each one's own variable.
@Suite struct JobTests {
  private static let services = [
    "AC_APPCIRCLE", "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "BITRISE_IO", "BUILDKITE", "CI", "CIRCLECI", "CIRRUS_CI",
    "CI_XCODE_CLOUD", "CM_BUILD_ID", "CODEBUILD_BUILD_ID", "DRONE", "GITHUB_ACTIONS", "GITLAB_CI", "GO_PIPELINE_LABEL",
    "JENKINS_URL", "SEMAPHORE", "TEAMCITY_VERSION", "TF_BUILD", "TRAVIS", "bamboo_planKey",
  ]
  private static let agents = [
    "AGENT", "AI_AGENT", "CLAUDECODE", "CLINE_ACTIVE", "CODEX_CI", "CODEX_SANDBOX", "CODEX_THREAD_ID", "COPILOT_CLI",
    "CURSOR_AGENT", "GEMINI_CLI", "OPENCODE",
  ]

  @Test func `every variable of the tables is tested`() {
    expect(ContinuousIntegration.variables.sorted(), is: Self.services)
    expect(CodingAgent.variables.sorted(), is: Self.agents)
  }

  @Test func `scripts forget the same variables`() throws {
    let list = #filePath.components(separatedBy: "/Tests/EveryStateGoldensTests/")[0] + "/scripts/lib/unset.txt"
    let names = try String(contentsOfFile: list, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
    expect(Set(names), is: Set(Self.services + Self.agents + ["NO_COLOR"]))
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
