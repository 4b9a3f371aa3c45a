/// An app: its windows. Its views are drawn through tests; the app itself has nowhere to run.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// Makes the app as it starts. Here nothing calls it but the app's own code.
  init()
}

extension App {
  /// Runs the app on Apple's systems. Here no screen exists to run it on: it prints so, and ends.
  public static func main() {
    let message = "\(Self.self) has no screen to run on here. Draw its views in tests: see EveryState's README.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}
