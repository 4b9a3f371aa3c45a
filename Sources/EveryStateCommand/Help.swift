import EveryStateGoldens
import EveryStateReview

/// The texts of `--help`.
enum Help {
  static let overview =
    """
    everystate: review the snapshots of a package's screens after `swift test`.

    Usage: everystate COMMAND [FRAME ...] [--package-path DIR] [--help]


    """ + Command.allCases.map { "  \(padded($0.rawValue)) \($0.summary)\n" }.joined() + """

      A FRAME is Screen, Screen/state or Module.Suite:Screen/state; none means all. Quote state names that hold blanks.
      The package is the nearest one at or above the working directory, or DIR.

      The newest run is what the package's last `swift test` left. Of a run that was divided among jobs it is what they left
      together: after the frames, `--report DIR ...` takes the folders that EVERYSTATE_OUTPUT named in them.

      Exit status: 0 nothing to do, or done; 1 there are changes, failures or a run that checked nothing;
      2 wrong usage or input that cannot be read.

      """

  static func text(for command: Command) -> String {
    let frames = command == .play ? " [FRAME]" : command.takesSelection ? " [FRAME ...]" : ""
    let flags = command.flags.map { " [\($0)]" }.joined()
    let options = command.options.map { " [\($0) \(value[$0] ?? "DIR")]" }.joined()
    let passed = command == .watch ? " [-- ARGUMENT ...]" : command.takesPath ? " [PATH]" : ""
    return "Usage: everystate \(command.rawValue)\(frames)\(flags)\(options)\(passed)\n\n\(command.summary)\n"
      + details(command)
  }

  private static let value = [
    "--catalog": "NAME", "--output": "FILE", "--limit": "BYTES", "--command": "COMMAND",
    "--report": "DIR ...", "--script": "FILE", "--port": "PORT", "--declare": "LOOK", "--only": "FRAMES",
    "--budget": "TIME",
  ]

  private static func details(_ command: Command) -> String {
    switch command {
    case .accept:
      "\n  --reformatted   Accept what only a newer text format explains, and nothing else.\n"
    case .prune:
      """

        --yes            Remove what is listed.
        --catalog NAME   A catalog that the newest run did not declare: all of its goldens and its line in the index.

      """
    case .show:
      """

        `show Screen state` is `show Screen/state`. To a terminal, styles are shown in colour: NO_COLOR=1 forbids it,
        CLICOLOR_FORCE=1 demands it elsewhere. Anything else gets the goldens' plain text.

          --json   Print one JSON document with sorted keys; errors too.

      """
    case .map:
      """

        --declare LOOK   The storyboard to paste for a look that no golden shows, by its name in the map: 'alert "Could not save"'.
        --json           Print one JSON document with sorted keys; errors too.

        Maps are recorded and compared by verifySoundness(), accepted as frames are: `everystate accept map.txt`. `+ ` and `- ` stand
        before what the newest run found and what it did not find. Of a FRAME its screen counts.

      """
    case .gallery:
      """

        --output FILE   Where the page goes; unless given, beside the reports. Its path is printed.
        --branches      A column of the matrix: how many branches of a screen stand in goldens, and a list of those that stand in none,
                        as `everystate coverage` counts.
        --serve         Show it on 127.0.0.1 instead, to this machine's browser: the page follows the goldens and each run. Ctrl-C ends it.
                        With --branches they are counted again when a run has ended.
        --port PORT     Where; unless given, 8127, or any that is free.

        The page opens from the disk and needs no network. It shows the goldens and the newest run; where no run has left
        a report, the goldens alone.

      """
    case .review:
      "\n  --json   Decide nothing; print what waits, with both texts.\n"
    case .summary:
      """

        --output FILE   Write the Markdown there instead of to standard output.
        --limit BYTES   The largest size; 65000 unless said, which a comment of GitHub takes. A job's summary takes 1048576.
        --branches      A column of the matrix: how many branches of a screen stand in goldens, as `everystate coverage` counts.
        --github        Print annotations for GitHub Actions too; also done where GITHUB_ACTIONS is true.
        --code-quality  Write a Code Quality report instead, the JSON that GitLab shows beside the changed lines.
        --json          Print the run as JSON instead.

      """
    case .status, .findings, .diff:
      "\n  --json   Print one JSON document with sorted keys; errors too.\n"
    case .doctor:
      """

        PATH is a folder of a package, or one of its files; unless given, the working directory. Its Package.swift is found at or above it.
        The package must depend on EveryState first: without that line `swift run everystate` does not exist.

          --fix           Show as a patch what is missing, then write it: settings and products in Package.swift, the symbols of asset
                          catalogs in a file. Existing lines are only added to.
          --dry-run       Show that patch, and write nothing.
          --compile       Compile the files as a package that uses TextUI would, and group the errors by cause. It takes as long as a build.
          --modules DIR   The build folder that holds TextUI, such as .build/debug; unless given, this program's folder.
          --as-for-ios    Read every file as for iOS, where `#if os(iOS)` is true: as targets with the plug-in BuildAsForiOS are built.
          --json          Print one JSON document with sorted keys.

        Exit status: 0 nothing is missing, 1 something is, 2 nothing could be read.

      """
    case .watch:
      """

        --once             Run once, say what moved since the run before, and end.
        --command COMMAND  What a shell runs instead of `swift test`; it must leave a report for this package.
        -- ARGUMENT ...    For `swift test`, such as --filter MyTests.

      """
    case .play:
      """

        --script FILE      The moves, one a line, `-` for the standard input, which is read where no terminal is. The frame is printed
                           after each. They say what a storyboard tells, and time passes only when it is told to:
                             \(PlayMove.forms.joined(separator: "\n                         "))
        --command COMMAND  What a shell runs instead of `swift test` on the suite of the FRAME.

        Without a FRAME it is the first screen; without a state, the screen's first one. No golden is compared, and no report written.
        Exit status: 0 played to the end, 1 a move was not possible or the state was not reached, 2 nothing was played.

      """
    case .mutate:
      """

        --only FRAMES   Only what these screens are made of, and only these frames: Watchlist, or Watchlist/failed,Detail.
        --budget TIME   The longest that it takes, as 90s, 5m or 1h; what is tried meanwhile is spread evenly over the app.
        --json          Print one JSON document with sorted keys; errors too.

        It works in a copy below .build, which the first time is built as a whole. Your own files stay as they are. The tests of the
        suites with catalogs must pass. Exit status: 0 every change was noticed, 1 some were not, 2 nothing could be tried.

      """
    case .coverage:
      """

        --only FRAMES   Only what these screens are made of: Watchlist, or Watchlist,Detail. What other screens draw of it is drawn.
        --json          Print one JSON document with sorted keys; errors too.

        It reads the newest run and the sources; what a screen showed in passing does not count. An `if` without `else` has two sides, a
        `ForEach` is drawn when it has drawn a row. Of an error type of which a dependency throws a case, each case should be thrown.
        Exit status: 0 each branch stands in a golden and each error is thrown, 1 some are not, 2 nothing is known.

      """
    case .reject: ""
    }
  }

  private static func padded(_ word: String) -> String {
    word + String(repeating: " ", count: max(0, 8 - word.count))
  }
}
