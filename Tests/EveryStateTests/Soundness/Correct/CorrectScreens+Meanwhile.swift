import SwiftUI

@testable import EveryState

// Answers and values after which what the user did has to go, and forms and searches that keep something.
extension CorrectScreens {
  struct Answered: SnapshotWorld {
    var names = MockResponse(["Ada", "Bob", "Cleo"]).answering("", with: .returns(["Ada", "Bob", "Cleo"]))
    var found = MockResponse(["Dora"])
    var send = MockResponse<Void>()
    var live = MockStream([["Ada", "Bob"], ["Bob"], ["Bob", "Cleo"]], every: .seconds(4))
  }

  static var meanwhile: [SnapshotCatalog] {
    let list = SnapshotState<Answered>.loads(\.names, failure: Offline())
    let nothing = SnapshotState<Answered>.loadsNothing(because: "it begins without data")
    func screen(
      _ name: String, _ states: SnapshotState<Answered>...,
      @ViewBuilder view: @escaping @MainActor @Sendable (Answered) -> some View
    ) -> SnapshotCatalog { SnapshotCatalog(suite: "Correct") { TestScreen(name, states, view: view) } }
    return [
      screen(
        "Quiz", nothing, .state("first"),
        .performs(\.send, failure: Offline(), by: { try await $0.press("Next") })
      ) { Quiz(world: $0) },
      screen(
        "Chat", nothing, .state("empty"),
        .performs(
          \.send, failure: Offline(),
          by: {
            try await $0.type("Hello", into: "Message")
            try await $0.press("Send")
          })
      ) { Chat(world: $0) },
      screen("Choices with messages", nothing, .state("start")) { Sounds(world: $0) },
      screen("Recents", list) { Recents(world: $0) },
      screen("Expanded", .loads(\.live, neverEmpty: "a test", failure: Offline())) { Expanded(world: $0) },
      screen(
        "Added", list,
        .performs(\.send, failure: Offline(), by: { try await $0.press("Add") })
      ) { Added(world: $0) },
      screen(
        "Rated", nothing, .state("start"),
        .performs(
          \.send, failure: Offline(),
          by: {
            try await $0.type("Good", into: "Opinion")
            try await $0.press("Send")
          })
      ) { Rated(world: $0) },
    ]
  }

  /// The next question comes with the answer, without a choice.
  private struct Quiz: View {
    let world: Answered
    @State private var number = 1
    @State private var choice: String?
    @State private var isBusy = false
    @State private var problem: String?

    var body: some View {
      List {
        Text("Question \(number)")
        ForEach(["Yes", "No"], id: \.self) { one in
          Button(choice == one ? "\(one), chosen" : one) { choice = one }
        }
        if let problem { Text(problem) }
        if isBusy { ProgressView() } else { Button("Next") { Task { await next() } } }
      }
    }

    private func next() async {
      (isBusy, problem) = (true, nil)
      defer { isBusy = false }
      do {
        try await world.send()
        (number, choice) = (number + 1, nil)
      } catch { problem = error.localizedDescription }
    }
  }

  /// A message is shown at once, and goes back into the field if it could not be sent and nothing else was typed.
  private struct Chat: View {
    let world: Answered
    @State private var text = ""
    @State private var sent: [String] = []
    @State private var sending: [String] = []
    @State private var problem: String?

    var body: some View {
      List {
        ForEach(sent.indices, id: \.self) { Text(sent[$0]) }
        ForEach(sending.indices, id: \.self) { Text("\(sending[$0]) ...") }
        if let problem { Text("Not sent: \(problem)") }
        TextField("Message", text: $text)
        Button("Send") { Task { await send() } }.disabled(text.isEmpty || !sending.isEmpty)
      }
    }

    private func send() async {
      let own = text
      (text, problem) = ("", nil)
      sending.append(own)
      do {
        try await world.send(own)
        sent.append(own)
      } catch {
        problem = error.localizedDescription
        if text.isEmpty { text = own }
      }
      sending.removeAll { $0 == own }
    }
  }

  /// Each choice is saved at once, and a message says which one was.
  private struct Sounds: View {
    let world: Answered
    @State private var choice = "Never"
    @State private var saved: String?
    @State private var problem: String?
    @State private var newest = 0
    @State private var isLoud = false

    var body: some View {
      Form {
        Picker("Remind", selection: Binding(get: { choice }, set: { choose($0) })) {
          ForEach(["Never", "Weekly", "Monthly"], id: \.self) { Text($0) }
        }
        Toggle("Loud", isOn: $isLoud)
        ForEach(["Bell", "Horn"], id: \.self) { sound in
          Button("Play \(sound)") { save("\(sound) played") }
        }
        if let saved { Text(saved) }
        if let problem { Text(problem) }
      }
    }

    private func choose(_ new: String) {
      let before = choice
      choice = new
      save("\(new) saved") { choice = before }
    }

    private func save(_ words: String, _ undo: @escaping () -> Void = {}) {
      newest += 1
      let own = newest
      problem = nil
      Task {
        do {
          try await world.send(words)
          saved = words
        } catch {
          if own == newest { undo() }
          problem = "\(words): not done. \(error.localizedDescription)"
        }
      }
    }
  }

  /// A search without results shows the recent ones once more, with their count and heading.
  private struct Recents: View {
    let world: Answered
    @State private var query = ""
    @State private var recent: [String]?
    @State private var found: [String]?
    @State private var problem: String?

    var body: some View {
      NavigationStack {
        List {
          if let problem {
            Text(problem)
            Button("Try Again") {
              Task {
                await load()
                await search()
              }
            }
          } else if let recent {
            if let found, !query.isEmpty {
              if found.isEmpty { Text("Nothing found for \(query)") } else { Section("Found") { rows(found) } }
            }
            if query.isEmpty || found == [] {
              Section("Recent") {
                rows(recent)
                Text(recent.isEmpty ? "No recent names" : recent.count == 1 ? "1 name" : "\(recent.count) names")
              }
            }
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Names").searchable(text: $query)
      }
      .task { if recent == nil { await load() } }
      .task(id: query) { await search() }
    }

    private func rows(_ names: [String]) -> some View { ForEach(names, id: \.self) { Text($0) } }

    private func load() async {
      problem = nil
      do { recent = try await world.names() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }

    private func search() async {
      found = nil
      if recent != nil { problem = nil }
      guard !query.isEmpty else { return }
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled else { return }
      do { found = try await world.found(query) } catch {
        if !Task.isCancelled { problem = error.localizedDescription }
      }
    }
  }

  /// A row that is expanded goes with a value that does not have it.
  private struct Expanded: View {
    let world: Answered
    @State private var names: [String]?
    @State private var open: String?
    @State private var problem: String?
    @State private var attempt = 0

    var body: some View {
      List {
        if let problem {
          Text(problem)
          Button("Try Again") { attempt += 1 }
        } else if names == nil {
          ProgressView()
        } else if names == [] {
          Text("No names")
        }
        ForEach(names ?? [], id: \.self) { name in
          Button(name) { open = open == name ? nil : name }
          if open == name { Text("All about \(name)") }
        }
      }
      .task(id: attempt) {
        problem = nil
        do {
          for try await new in world.live() {
            names = new
            if let open, !new.contains(open) { self.open = nil }
          }
          names = names ?? []
        } catch { if !Task.isCancelled { problem = error.localizedDescription } }
      }
    }
  }

  /// What was added is read again, beside a filter.
  private struct Added: View {
    let world: Answered
    @State private var names: [String]?
    @State private var isShort = false
    @State private var isBusy = false
    @State private var problem: String?
    @State private var hint: String? = "Tap a name."

    var body: some View {
      List {
        Toggle("Short", isOn: $isShort)
        if let hint { Text(hint) }
        if let problem { Text(problem) }
        if names == nil, problem != nil { Button("Try Again") { Task { await load() } } }
        if names == nil, problem == nil { ProgressView() }
        if names == [] { Text("No names") }
        ForEach((names ?? []).filter { !isShort || $0.count < 4 }, id: \.self) { name in
          Button(name) { hint = "\(name) was tapped." }
        }
        if isBusy { ProgressView() } else if names != nil { Button("Add") { Task { await add() } } }
      }
      .task { if names == nil { await load() } }
    }

    private func load() async {
      problem = nil
      do { names = try await world.names() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }

    private func add() async {
      (isBusy, problem, hint) = (true, nil, nil)
      defer { isBusy = false }
      do {
        try await world.send()
        hint = "Added."
        await load()
      } catch { problem = error.localizedDescription }
    }
  }

  /// An opinion that is given once, and can still be read and copied.
  private struct Rated: View {
    let world: Answered
    @State private var opinion = ""
    @State private var isSent = false
    @State private var isBusy = false
    @State private var problem: String?

    var body: some View {
      Form {
        TextField("Opinion", text: $opinion).disabled(isBusy)
        if opinion.count > 20 { Text("Too long") }
        if let problem { Text("Not sent: \(problem)") }
        if isBusy { ProgressView() }
        if isSent { Text("Thank you") }
        Button("Send") { Task { await send() } }.disabled(isBusy || isSent || opinion.isEmpty || opinion.count > 20)
      }
    }

    private func send() async {
      (isBusy, problem) = (true, nil)
      defer { isBusy = false }
      do {
        try await world.send(opinion)
        isSent = true
      } catch { problem = error.localizedDescription }
    }
  }
}
