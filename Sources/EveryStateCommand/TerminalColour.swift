/// Whether what is printed may have colours: to a terminal, unless a variable says otherwise.
enum TerminalColour {
  /// `NO_COLOR` with any value forbids (no-color.org); `CLICOLOR_FORCE` other than `0` demands (bixense.com/clicolors); else
  /// only a terminal that is not `dumb` has colours.
  static func isWanted(environment: [String: String]) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isatty(1) == 1 && environment["TERM"] != "dumb"
  }
}
