/// A coding agent, in whose environment a process runs. Output is then brief, and acceptance needs the digest of what was shown.
package enum CodingAgent {
  /// The variables that agents set for the commands that they run; `AI_AGENT` and `AGENT` are shared by several.
  /// Sources: vercel/vercel packages/detect-agent; openai/codex issue 36883; google-gemini/gemini-cli docs/cli/commands.md.
  private static let variables = [
    "AI_AGENT", "AGENT", "CLAUDECODE", "CURSOR_AGENT", "CODEX_SANDBOX", "CODEX_THREAD_ID", "CODEX_CI", "GEMINI_CLI",
    "COPILOT_CLI", "OPENCODE", "CLINE_ACTIVE",
  ]

  /// The first variable of an agent that is set; nil outside of agents.
  package static func variable(in environment: [String: String]) -> String? {
    variables.first { environment[$0].map { !["", "0", "false"].contains($0) } ?? false }
  }
}
