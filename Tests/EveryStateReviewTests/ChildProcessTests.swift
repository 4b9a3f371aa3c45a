@testable import EveryStateCommand

@Suite struct ChildProcessTests {
  /// A process of another group, whose parent has ended: a build that is ended may leave such a compiler.
  @Test func `all that a command has started ends with it`() throws {
    let folder = try TestFolder()
    let orphan = "set -m; (sleep 600 & echo $! >'\(folder.path)/pid'); exec sleep 600"
    let child = try ChildProcess(["bash", "-c", orphan], output: "/dev/null")
    func sleeper() -> Int32? {
      (try? String(contentsOfFile: folder.path + "/pid", encoding: .utf8)).flatMap { Int32($0.dropLast()) }
    }
    for _ in 0..<500 where sleeper() == nil { usleep(10_000) }
    let process = try #require(sleeper())
    child.end()
    for _ in 0..<500 where kill(process, 0) == 0 { usleep(10_000) }
    expect(kill(process, 0), is: -1)
  }
}
