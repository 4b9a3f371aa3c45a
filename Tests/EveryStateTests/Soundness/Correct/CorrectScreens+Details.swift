import SwiftUI

// What a choice shows in place of a placeholder, and mocks that answer every id alike.
extension CorrectScreens {
  /// Two columns; the detail loads when a row is chosen.
  struct Columns: View {
    let rows: @Sendable () async throws -> [Row]
    let detail: @Sendable (Int) async throws -> String
    @State private var list: [Row]?
    @State private var problem: String?
    @State private var chosen: Row?
    init(rows: @escaping @Sendable () async throws -> [Row], detail: @escaping @Sendable (Int) async throws -> String) {
      self.rows = rows; self.detail = detail
    }
    var body: some View {
      NavigationSplitView {
        VStack {
          if let list {
            if list.isEmpty { Text("No rows.") } else { List(list, selection: $chosen) { Text($0.name).tag($0) } }
          } else if let problem {
            Text(problem)
            Button("Try Again") { Task { await get() } }
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Columns")
      } detail: {
        if let chosen { Detail(row: chosen, load: detail).id(chosen.id) } else { Text("Choose a row.") }
      }
      .task { if list == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { list = try await rows() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }
  struct Detail: View {
    let row: Row
    let load: @Sendable (Int) async throws -> String
    @State private var text: String?
    @State private var problem: String?
    var body: some View {
      VStack {
        if let text {
          Text(text)
        } else if let problem {
          Text(problem)
          Button("Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if text == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { text = try await load(row.id) } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }

  /// A list whose rows open what the server says of them.
  struct Opens: View {
    let rows: @Sendable () async throws -> [Row]
    let detail: @Sendable (Int) async throws -> String
    @State private var list: [Row]?
    @State private var problem: String?
    init(rows: @escaping @Sendable () async throws -> [Row], detail: @escaping @Sendable (Int) async throws -> String) {
      self.rows = rows; self.detail = detail
    }
    var body: some View {
      NavigationStack {
        VStack {
          if let list {
            if list.isEmpty {
              Text("No rows.")
            } else {
              List(list) { row in NavigationLink(row.name) { Detail(row: row, load: detail) } }
            }
          } else if let problem {
            Text(problem)
            Button("Try Again") { Task { await get() } }
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Opens")
      }
      .task { if list == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { list = try await rows() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }

  /// Rows that open a sheet, whose content is loaded.
  struct Sheets: View {
    let rows: @Sendable () async throws -> [Row]
    let detail: @Sendable (Int) async throws -> String
    @State private var list: [Row]?
    @State private var problem: String?
    @State private var chosen: Row?
    init(rows: @escaping @Sendable () async throws -> [Row], detail: @escaping @Sendable (Int) async throws -> String) {
      self.rows = rows; self.detail = detail
    }
    var body: some View {
      NavigationStack {
        VStack {
          if let list {
            if list.isEmpty { Text("No rows.") } else { List(list) { row in Button(row.name) { chosen = row } } }
          } else if let problem {
            Text(problem); Button("Try Again") { Task { await get() } }
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Sheets")
        .sheet(item: $chosen) { row in
          NavigationStack {
            Detail(row: row, load: detail).navigationTitle(row.name)
              .toolbar { Button("Done") { chosen = nil } }
          }
        }
      }
      .task { if list == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { list = try await rows() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }

  /// A city is chosen with a picker, whose prompt the weather replaces.
  struct Cities: View {
    let weather: @Sendable (String) async throws -> String
    @State private var city: String?
    @State private var text: String?
    @State private var problem: String?
    @State private var attempt = 0
    private struct Question: Equatable { var city: String?; var attempt: Int }
    init(weather: @escaping @Sendable (String) async throws -> String) { self.weather = weather }
    var body: some View {
      Form {
        Picker("City", selection: $city) {
          Text("None").tag(String?.none)
          Text("Oslo").tag(String?.some("Oslo"))
          Text("Rome").tag(String?.some("Rome"))
        }
        if city == nil {
          Text("Choose a city.")
        } else if let text {
          Section("Weather") { Text(text) }
        } else if let problem {
          Text(problem); Button("Try Again") { attempt += 1 }
        } else {
          ProgressView()
        }
      }
      .task(id: Question(city: city, attempt: attempt)) {
        (text, problem) = (nil, nil)
        guard let city else { return }
        do { text = try await weather(city) } catch { if !Task.isCancelled { problem = error.localizedDescription } }
      }
    }
  }

  /// Sections that come when a day is pressed.
  struct Days: View {
    let plan: @Sendable (Int) async throws -> [String]
    @State private var day: Int?
    @State private var plans: [String]?
    @State private var problem: String?
    @State private var isLoading = false
    init(plan: @escaping @Sendable (Int) async throws -> [String]) { self.plan = plan }
    var body: some View {
      List {
        Section("Days") {
          ForEach(1..<3) { number in Button("Day \(number)") { Task { await show(number) } }.disabled(isLoading) }
        }
        if let day {
          Section("Plan of day \(day)") {
            if let plans {
              if plans.isEmpty { Text("A free day.") } else { ForEach(plans, id: \.self) { Text($0) } }
            } else if let problem {
              Text(problem)
            } else {
              ProgressView()
            }
          }
        } else {
          Section { Text("Press a day to see its plan.") }
        }
      }
    }
    private func show(_ number: Int) async {
      (day, plans, problem, isLoading) = (number, nil, nil, true)
      do { plans = try await plan(number) } catch { if !Task.isCancelled { problem = error.localizedDescription } }
      isLoading = false
    }
  }
}
