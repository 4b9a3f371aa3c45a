import EveryStateGoldens
import Foundation

// A process that uses the goldens as a test run does, for tests and scripts that kill it or starve it.
//
//   EveryStateGoldensProbe run ROOT FRAMES TEXT [CATALOG]   a run of FRAMES frames that draw TEXT, then completeness
//   EveryStateGoldensProbe gallery ROOT FRAMES              goldens of a large app, and a run in which one in ten has changed
//   EveryStateGoldensProbe pending ROOT FRAMES              the same, and all that show rows have changed
//
// Options before the command: --file-size BYTES limits what may be written, --user NUMBER gives up the rights of root.
// The mode comes from the environment. A line for each outcome: verdict, severity, what it is about, first line of the message.

var words = CommandLine.arguments.dropFirst()
while let word = words.first, word.hasPrefix("--") {
  words.removeFirst()
  guard let value = words.popFirst().flatMap({ UInt32($0) }) else { fatalError("\(word) needs a number") }
  try Restriction(word, value).apply()
}
switch words.popFirst() {
case "run" where (3...4).contains(words.count):
  let arguments = Array(words)
  try RecordingRun(
    root: arguments[0], frameCount: Int(arguments[1])!, text: arguments[2],
    catalog: arguments.count == 4 ? arguments[3] : "Probe.Snapshots"
  ).perform()
case "gallery" where words.count == 2:
  try GalleryRun(root: words.first!, frameCount: Int(words.last!)!, changes: 10).perform()
case "pending" where words.count == 2:
  try GalleryRun(root: words.first!, frameCount: Int(words.last!)!, changes: 1).perform()
default: fatalError("run ROOT FRAMES TEXT [CATALOG], pending ROOT FRAMES, or gallery ROOT FRAMES")
}
