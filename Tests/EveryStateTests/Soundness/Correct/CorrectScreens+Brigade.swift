import SwiftUI

@testable import EveryState

// A fire brigade's screens, each correct without a bug: what was written can be taken back in another week, a title counts, a filter
// has buttons.
extension CorrectScreens {
  enum BrigadeBug: CaseIterable, Sendable {
    case refreshedDraft, writtenDraft, revertedMessage
    case backComplaint, backFailure, lostStep, keptReport
    case firstUndo, nextWeek
    case otherRow
    case latePage, lateList
  }

  static var brigade: [SnapshotCatalog] {
    [duty(nil), alarms(nil), roster(nil), member(nil), report(nil)].map { screen in
      SnapshotCatalog(suite: "Correct") { return [screen] }
    }
  }

  /// The screen with a bug.
  static func brigade(_ bug: BrigadeBug) -> DeclaredScreen {
    switch bug {
    case .refreshedDraft, .writtenDraft, .revertedMessage: member(bug)
    case .backComplaint, .backFailure, .lostStep, .keptReport: report(bug)
    case .firstUndo, .nextWeek: duty(bug)
    case .otherRow: alarms(bug)
    case .latePage, .lateList: roster(bug)
    }
  }

  struct Shift: Identifiable, Hashable, Sendable { let id: Int; let week: Int; let title: String; var isMine = false }
  struct Member: Identifiable, Hashable, Sendable {
    let id: Int; let name: String; var isOnCall = false; var notes = ""
  }

  struct Brigade: SnapshotWorld {
    var shifts = MockStore([
      Shift(id: 1, week: 1, title: "Monday night"), Shift(id: 2, week: 1, title: "Tuesday night", isMine: true),
      Shift(id: 3, week: 1, title: "Saturday day"), Shift(id: 4, week: 2, title: "Friday night"),
      Shift(id: 5, week: 2, title: "Sunday day", isMine: true),
    ])
    var members = MockStore([
      Member(id: 1, name: "Ada", isOnCall: true, notes: "Drives the ladder"), Member(id: 2, name: "Ben"),
    ])
    var calls: MockStore<Member>
    var alarms = MockResponse(["Barn fire", "Flooded cellar"])
    var acknowledging = MockResponse<Void>()
    var report = MockResponse<Void>()
    init() { calls = MockStore(sharing: members) }
  }

  private static func screen(
    _ name: String, _ states: SnapshotState<Brigade>...,
    @ViewBuilder view: @escaping @MainActor @Sendable (Brigade) -> some View
  ) -> DeclaredScreen { DeclaredScreen(TestScreen(name, states, view: view)) }

  private static func duty(_ bug: BrigadeBug?) -> DeclaredScreen {
    screen(
      "Duty", .loads(\.shifts.list, failure: Offline()),
      .performs(
        \.shifts.update, as: "take", failure: Offline(), by: { try await $0.swipeAction("Take", on: "Monday night") }),
      .state("week 2", by: { try await $0.press("Next") }),
      .state(
        "taken in week 2",
        by: {
          try await $0.press("Next")
          try await $0.swipeAction("Take", on: "Friday night")
        })
    ) { Duty(store: $0.shifts, bug: bug) }
  }

  private static func alarms(_ bug: BrigadeBug?) -> DeclaredScreen {
    screen(
      "Alarms", .loads(\.alarms, failure: Offline()),
      .performs(
        \.acknowledging, as: "acknowledge", failure: Offline(),
        by: { try await $0.press("Acknowledge", in: "Barn fire") })
    ) { Alarms(world: $0, bug: bug) }
  }

  private static func roster(_ bug: BrigadeBug?) -> DeclaredScreen {
    screen("Roster", .loads(\.members.list, failure: Offline())) { Roster(store: $0.members, bug: bug) }
  }

  private static func member(_ bug: BrigadeBug?) -> DeclaredScreen {
    screen(
      "Member", .loads(\.members.item, neverEmpty: "a member has a name", failure: Offline()),
      .performs(
        \.members.update, as: "save", failure: Offline(),
        by: {
          try await $0.type(", and the pump", into: "Notes")
          try await $0.press("Save")
        }),
      .performs(\.calls.update, as: "stand down", failure: Offline(), by: { try await $0.press("Stand Down") })
    ) { MemberForm(world: $0, bug: bug) }
  }

  private static func report(_ bug: BrigadeBug?) -> DeclaredScreen {
    let fill: SnapshotState<Brigade>.Actions = {
      try await $0.type("Mill Lane 4", into: "Address")
      try await $0.press("Continue")
      try await $0.type("2.5", into: "Hours")
      try await $0.press("Send")
    }
    return screen(
      "Report", .loadsNothing(because: "a form"), .state("empty"),
      .performs(\.report, as: "send", failure: Offline(), by: fill),
      .state(
        "no hours",
        by: {
          try await $0.type("Mill Lane 4", into: "Address")
          try await $0.press("Continue")
          try await $0.press("Send")
        }),
      .storyboard(
        "another",
        by: {
          try await fill($0)
          try await $0.press("New Report")
        })
    ) { Report(world: $0, bug: bug) }
  }

  /// Shifts by week, taken and given back, the last of which can be undone, also in another week.
  private struct Duty: View {
    let store: MockStore<Shift>
    let bug: BrigadeBug?
    @State private var week = 1
    @State private var shifts: [Shift]?
    @State private var failure: String?
    @State private var problem: String?
    @State private var pending: Set<Int> = []
    @State private var undoable: Shift?
    @State private var writes = 0
    @State private var loads = 0

    var body: some View {
      NavigationStack {
        VStack {
          HStack {
            Button("Previous") { go(to: week - 1) }.disabled(week == 1)
            Text("Week \(week)")
            Button("Next") { go(to: week + 1) }.disabled(week == 3)
          }
          if let failure {
            Text(failure)
            Button("Try Again") { Task { await load() } }
          } else if let shifts {
            list(shifts)
          } else {
            ProgressView()
          }
          if let problem { Text(problem) }
          if let undoable {
            Text(undoable.isMine ? "You took \(undoable.title)." : "You gave back \(undoable.title).")
            Button("Undo") { Task { await write(undoable, takes: !undoable.isMine, isUndo: true) } }
              .disabled(pending.contains(undoable.id))
          }
        }
        .navigationTitle("Duty")
      }
      .task(id: week) { if shifts == nil, bug != .nextWeek || failure == nil { await load() } }
    }

    private func list(_ shifts: [Shift]) -> some View {
      List {
        if shifts.isEmpty { Text("No shifts this week.") }
        Section("Yours: \(shifts.count { $0.isMine })") {
          ForEach(shifts) { shift in
            LabeledContent(shift.title, value: pending.contains(shift.id) ? "..." : shift.isMine ? "Yours" : "Open")
              .swipeActions {
                Button(shift.isMine ? "Give Back" : "Take") { Task { await write(shift, takes: !shift.isMine) } }
                  .disabled(pending.contains(shift.id))
              }
          }
        }
      }
      .refreshable { await load() }
    }

    private func go(to week: Int) {
      loads += 1
      (self.week, shifts, problem) = (week, nil, nil)
      if bug != .nextWeek { failure = nil }
    }

    private func load() async {
      loads += 1
      let (own, asked) = (loads, week)
      (failure, problem) = (nil, nil)
      do {
        var (before, read) = (writes, try await store.list("week \(asked)"))
        // A write has ended since.
        while before != writes { (before, read) = (writes, try await store.list("week \(asked)")) }
        if own == loads { shifts = read.filter { $0.week == asked } }
      } catch {
        guard own == loads, !(error is CancellationError) else { return }
        if shifts == nil { failure = error.localizedDescription } else { problem = error.localizedDescription }
      }
    }

    private func write(_ shift: Shift, takes: Bool, isUndo: Bool = false) async {
      guard pending.insert(shift.id).inserted else { return }
      problem = nil
      do {
        let new = try await store.update(id: shift.id) { $0.isMine = takes }
        if let index = shifts?.firstIndex(where: { $0.id == new.id }) { shifts?[index] = new }
        if !isUndo {
          undoable = bug == .firstUndo ? undoable ?? new : new
        } else if undoable?.id == new.id {
          undoable = nil
        }
      } catch { problem = "\(shift.title) is not \(takes ? "taken" : "given back"). \(error.localizedDescription)" }
      writes += 1
      pending.remove(shift.id)
    }
  }

  /// Alarms, whose title counts the open ones.
  private struct Alarms: View {
    let world: Brigade
    let bug: BrigadeBug?
    @State private var alarms: [String]?
    @State private var failure: String?
    @State private var done: Set<String> = []
    @State private var pending: Set<String> = []
    @State private var problems: [String: String] = [:]

    private var open: Int { (alarms ?? []).count { !done.contains($0) } }

    var body: some View {
      NavigationStack {
        List {
          if let failure {
            Text(failure)
            Button("Reconnect") { Task { await load() } }
          } else if let alarms {
            if alarms.isEmpty { Text("All quiet.") }
            ForEach(alarms, id: \.self) { row($0) }
          } else {
            ProgressView()
          }
        }
        .navigationTitle(open == 0 ? "Alarms" : "Alarms (\(open))")
      }
      .task { if alarms == nil { await load() } }
    }

    private func row(_ alarm: String) -> some View {
      VStack(alignment: .leading) {
        Text(alarm)
        if let problem = problems[alarm] { Text(problem) }
        if done.contains(alarm) {
          Text("Acknowledged")
        } else if pending.contains(alarm) {
          ProgressView("Acknowledging")
        } else {
          Button("Acknowledge") { Task { await acknowledge(alarm) } }
        }
      }
    }

    private func load() async {
      failure = nil
      do { alarms = try await world.alarms() } catch { if !Task.isCancelled { failure = error.localizedDescription } }
    }

    private func acknowledge(_ alarm: String) async {
      guard pending.insert(alarm).inserted else { return }
      problems[alarm] = nil
      do {
        try await world.acknowledging(alarm)
        done.insert(alarm)
      } catch {
        problems[bug == .otherRow ? alarms?.first ?? alarm : alarm] = "Not acknowledged. \(error.localizedDescription)"
      }
      pending.remove(alarm)
    }
  }

  /// Members, all or those on call, in pages of one: a button that is chosen does nothing, and a refresh asks for as many as are shown.
  private struct Roster: View {
    let store: MockStore<Member>
    let bug: BrigadeBug?
    @State private var filter = "All"
    @State private var loaded: String?
    @State private var members: [Member] = []
    @State private var total = 0
    @State private var isLoadingMore = false
    @State private var failure: String?
    @State private var loads = 0

    var body: some View {
      NavigationStack {
        VStack {
          HStack {
            ForEach(["All", "On call"], id: \.self) { name in
              Button(name) { filter = name }.accessibilityAddTraits(name == filter ? .isSelected : [])
            }
          }
          if let failure {
            Text(failure)
            Button("Try Again") { Task { await load() } }
          } else if loaded == filter {
            list
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Roster")
      }
      .task(id: filter) { if loaded != filter { await load() } }
    }

    private var list: some View {
      List {
        if members.isEmpty { Text("Nobody.") }
        ForEach(members) { LabeledContent($0.name, value: $0.isOnCall ? "On call" : "Off") }
        if isLoadingMore {
          ProgressView()
        } else if members.count < total {
          Button("Load More") { Task { await loadMore() } }
        }
      }
      .refreshable { await load(isRefresh: true) }
    }

    private func load(isRefresh: Bool = false) async {
      loads += 1
      let (own, asked) = (loads, filter)
      let count = isRefresh ? members.count + (isLoadingMore ? 1 : 0) : 1
      if !isRefresh { loaded = nil }
      (failure, isLoadingMore) = (nil, false)
      do {
        let all = try await store.list(asked).filter { asked == "All" || $0.isOnCall }
        guard own == loads || bug == .lateList else { return }
        (members, total, loaded) = (Array(all.prefix(max(count, 1))), all.count, filter)
      } catch { if own == loads, !(error is CancellationError) { failure = error.localizedDescription } }
    }

    private func loadMore() async {
      let (own, asked, count) = (loads, filter, members.count)
      isLoadingMore = true
      do {
        let all = try await store.list("\(asked) from \(count)").filter { asked == "All" || $0.isOnCall }
        guard own == loads || bug == .latePage else { return }
        members += all.dropFirst(count).prefix(1)
      } catch { if own == loads, !(error is CancellationError) { failure = error.localizedDescription } }
      if own == loads { isLoadingMore = false }
    }
  }

  /// A member's notes, which keep a draft, and a duty that is changed at once.
  private struct MemberForm: View {
    let world: Brigade
    let bug: BrigadeBug?
    @State private var member: Member?
    @State private var draft = ""
    @State private var failure: String?
    @State private var saveProblem: String?
    @State private var callProblem: String?
    @State private var isSaving = false
    @State private var isCalling = false
    @State private var writes = 0
    @State private var loads = 0

    private var isDirty: Bool { member.map { $0.notes != draft } ?? false }

    var body: some View {
      NavigationStack {
        Form {
          if let failure { Text(failure) }
          if let member {
            form(member)
          } else if failure != nil {
            Button("Try Again") { Task { await load() } }
          } else {
            ProgressView()
          }
        }
        .refreshable { await load() }
        .navigationTitle("Member")
      }
      .task { if member == nil { await load() } }
    }

    @ViewBuilder private func form(_ member: Member) -> some View {
      LabeledContent(member.name, value: member.isOnCall ? "On call" : "Off")
      if let callProblem { Text(callProblem) }
      if isCalling {
        ProgressView()
      } else {
        Button(member.isOnCall ? "Stand Down" : "Call In") { Task { await call(!member.isOnCall) } }
      }
      TextField("Notes", text: $draft)
      if let saveProblem { Text(saveProblem) }
      if isSaving { ProgressView("Saving") }
      Button("Save") { Task { await save() } }.disabled(!isDirty || isSaving)
      Button("Revert") {
        draft = member.notes
        if bug != .revertedMessage { saveProblem = nil }
      }
      .disabled(!isDirty || isSaving)
    }

    private func load() async {
      loads += 1
      let own = loads
      failure = nil
      do {
        var (before, read) = (writes, try await world.members.item(id: 1))
        while before != writes { (before, read) = (writes, try await world.members.item(id: 1)) }
        guard own == loads else { return }
        if !isDirty || bug == .refreshedDraft { draft = read.notes }
        member = read
      } catch { if own == loads, !(error is CancellationError) { failure = error.localizedDescription } }
    }

    private func save() async {
      let sent = draft
      (isSaving, saveProblem) = (true, nil)
      do {
        let new = try await world.members.update(id: 1) { $0.notes = sent }
        member?.notes = new.notes
      } catch { saveProblem = "The notes are not saved. \(error.localizedDescription)" }
      (isSaving, writes) = (false, writes + 1)
    }

    private func call(_ isOnCall: Bool) async {
      (isCalling, callProblem) = (true, nil)
      do {
        let new = try await world.calls.update(id: 1) { $0.isOnCall = isOnCall }
        member?.isOnCall = new.isOnCall
        if bug == .writtenDraft { draft = new.notes }
      } catch { callProblem = "The duty is not changed. \(error.localizedDescription)" }
      (isCalling, writes) = (false, writes + 1)
    }
  }

  /// A report in two steps, and the next one.
  private struct Report: View {
    let world: Brigade
    let bug: BrigadeBug?
    @State private var address = ""
    @State private var hours = ""
    @State private var step = 1
    @State private var complaint: String?
    @State private var problem: String?
    @State private var isSending = false
    @State private var isSent = false

    var body: some View {
      NavigationStack {
        Form {
          if isSent {
            Text("The report is sent.")
            Button("New Report") { startAnew() }
          } else {
            form
          }
        }
        .navigationTitle("Report")
      }
      .onChange(of: address) { complaint = nil }
      .onChange(of: hours) { complaint = nil }
    }

    @ViewBuilder private var form: some View {
      Section("Step \(step) of 2") {
        if step == 1 { TextField("Address", text: $address) } else { TextField("Hours", text: $hours) }
      }
      .disabled(isSending)
      if let complaint { Text(complaint) }
      if let problem { Text(problem) }
      if isSending { ProgressView("Sending") }
      if step == 1 {
        Button("Continue") { next() }
      } else {
        Button("Send") { Task { await send() } }.disabled(isSending)
        Button("Back") { back() }.disabled(isSending)
      }
    }

    private func next() {
      complaint = address.isEmpty ? "Enter the address." : nil
      if complaint == nil { step = 2 }
    }

    private func back() {
      if bug != .backComplaint { complaint = nil }
      if bug != .backFailure { problem = nil }
      if bug == .lostStep { hours = "" }
      step = 1
    }

    private func send() async {
      complaint = Double(hours) == nil ? "Enter the hours as a number." : nil
      guard complaint == nil, !isSending else { return }
      (isSending, problem) = (true, nil)
      do {
        try await world.report("\(address), \(hours)")
        isSent = true
      } catch { problem = "The report is not sent. \(error.localizedDescription)" }
      isSending = false
    }

    private func startAnew() {
      if bug != .keptReport { (address, hours) = ("", "") }
      (step, complaint, problem, isSent) = (1, nil, nil, false)
    }
  }
}
