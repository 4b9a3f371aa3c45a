/// A coding agent, in whose environment a process runs. Output is then brief, and acceptance needs the digest of what was shown.
package enum CodingAgent {
  /// The variables that agents set for the commands that they run; `AI_AGENT` and `AGENT` are shared by several.
  /// Sources: vercel/vercel packages/detect-agent; openai/codex issue 36883; google-gemini/gemini-cli docs/cli/commands.md.
  package static let variables = [
    "AI_AGENT", "AGENT", "CLAUDECODE", "CURSOR_AGENT", "CODEX_SANDBOX", "CODEX_THREAD_ID", "CODEX_CI", "GEMINI_CLI",
    "COPILOT_CLI", "OPENCODE", "CLINE_ACTIVE",
  ]

  /// The first variable of an agent that is set; nil outside of agents.
  package static func variable(in environment: [String: String]) -> String? { variables.first(where: environment.isOn) }
}

/// A service for continuous integration, in one of whose jobs a process runs. Nothing is recorded there by default.
package enum ContinuousIntegration {
  /// The variables that services set for their jobs. Most also set `CI`, but not all, and a container may be given only one of them.
  /// Sources: watson/ci-info vendors.json; the services' own lists of variables.
  package static let variables = [
    "CI", "APPVEYOR", "AC_APPCIRCLE", "BITBUCKET_BUILD_NUMBER", "BITRISE_IO", "BUILDKITE", "CI_XCODE_CLOUD", "CIRCLECI",
    "CIRRUS_CI", "CM_BUILD_ID", "CODEBUILD_BUILD_ID", "DRONE", "GITHUB_ACTIONS", "GITLAB_CI", "GO_PIPELINE_LABEL",
    "JENKINS_URL", "SEMAPHORE", "TEAMCITY_VERSION", "TF_BUILD", "TRAVIS", "bamboo_planKey",
  ]

  /// The first variable of a service that is set; nil outside of jobs, and where the user says so by `CI=false`.
  package static func variable(in environment: [String: String]) -> String? {
    if environment.setting("CI") != nil, !environment.isOn("CI") { return nil }
    return variables.first(where: environment.isOn)
  }
}
