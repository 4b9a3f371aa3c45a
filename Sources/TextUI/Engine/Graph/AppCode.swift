/// Code of an app that runs outside a body, such as the content of a `GeometryReader`. It is called for a place in the tree: its reads
/// count as reads of the body around that place.
struct AppCode<Input, Output> {
  private let code: (Input) -> Output

  init(_ code: @escaping (Input) -> Output) { self.code = code }

  @MainActor func callAsFunction(_ input: Input, in node: _Node) -> Output {
    guard let evaluation = node.nearestEvaluation else { return code(input) }
    return evaluation.continuing { ViewUpdate.reading(evaluation) { code(input) } }
  }
}

extension _Node {
  var nearestEvaluation: ChangeToken? { nearest { $0.evaluation } }

  /// Runs `body`, whose reads count for the nearest evaluation around.
  func reading<R>(_ body: () -> R) -> R { nearestEvaluation?.continuing(body) ?? body() }
}

extension _Site { func reading<R>(_ body: () -> R) -> R { context.parent.map { $0.reading(body) } ?? body() } }
