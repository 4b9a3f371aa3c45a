import TextCombine

/// Subjects by the letters `a` to `d`, played by a script: `a1 b2 a| bx` sends 1 to the first and 2 to the second, finishes the first
/// and lets the second one fail.
struct Script {
  typealias Subject = PassthroughSubject<Int, Oops>

  let subjects = (0..<4).map { _ in Subject() }
  var a: Subject { subjects[0] }
  var b: Subject { subjects[1] }
  var c: Subject { subjects[2] }
  var d: Subject { subjects[3] }

  func play(_ text: String) {
    for step in text.split(separator: " ") {
      let subject = subjects["abcd".distance(from: "abcd".startIndex, to: "abcd".firstIndex(of: step.first ?? "?")!)]
      switch step.dropFirst() {
      case "|": subject.send(completion: .finished)
      case "x": subject.send(completion: .failure(.a))
      case let number: subject.send(Int(number)!)
      }
    }
  }

  /// What a publisher of the subjects sends while the script is played, as text.
  static func events<P: Publisher>(
    _ text: String, demand: Subscribers.Demand = .unlimited, of publisher: (Script) -> P
  ) -> String {
    let script = Script()
    let recorder = publisher(script).record(demand: demand)
    script.play(text)
    return recorder.events.joined(separator: " ")
  }
}
