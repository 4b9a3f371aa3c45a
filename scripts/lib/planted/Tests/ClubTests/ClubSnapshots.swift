import EveryState
import Foundation
import SwiftUI
import Testing

@testable import Club

struct MemberSearchSnapshots: ScreenSnapshots {
  static let ada = Member(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Ada King", team: "Chess")
  static let alan = Member(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, name: "Alan Ring", team: "Running")
  struct World: SnapshotWorld { var members = MockResponse([ada, alan]) }
  func view(_ world: World) -> some View { MemberSearchView(model: MemberSearchModel(directory: MockDirectory(response: world.members))) }
  @Sendable static func search(_ user: ScreenUser) async throws {
    try await user.type("ing", into: "Search by name")
    await user.wait(.seconds(2))
  }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "nothing is searched before the user types"),
      .state("start"),
      .state("searching", proving: .loading) { $0.members = .never } by: { try await Self.search($0) },
      .state("found", proving: .loaded) { $0.members = .returns([Self.ada]) } by: { try await Self.search($0) },
      .state("nobody", proving: .empty) { $0.members = .returns([]) } by: { try await Self.search($0) },
      .storyboard("once more") { $0.members = .sequence(.fails(ClubError.noConnection), .returns([Self.ada])) } by: {
        try await Self.search($0)
        try await $0.press("Try Once More")
      },
      .storyboard("cleared") { _ in } by: {
        try await Self.search($0)
        try await $0.clear("Search by name")
        await $0.wait(.seconds(1))
      },
    ]
  }
}

struct NewsFeedSnapshots: ScreenSnapshots {
  static let older = [NewsItem(id: 7, headline: "New pitch", likes: 1)]
  struct World: SnapshotWorld {
    var news = MockResponse([NewsItem(id: 9, headline: "We won", likes: 12), NewsItem(id: 8, headline: "Summer party", likes: 0)])
      .answering("before 8", with: .returns(older)).answering("before 7", with: .returns([]))
  }
  func view(_ world: World) -> some View { NewsFeedView(model: NewsFeedModel(service: MockNews(response: world.news))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.news, failure: ClubError.noConnection),
      .storyboard("older") { $0.news = $0.news.delayed(by: .seconds(1)) } by: {
        try await $0.press("Load Older News")
        try await $0.press("Load Older News")
      },
      .storyboard("older failed") { $0.news = $0.news.answering("before 8", with: .fails(ClubError.noConnection)) } by: {
        try await $0.press("Load Older News")
        try await $0.press("OK")
      },
      .storyboard("refresh") { $0.news = .sequence(Self.older, Self.older) } by: { try await $0.refresh() },
      .state("refresh failed", proving: .failed) { $0.news = .sequence(.returns(Self.older), .fails(ClubError.noConnection)) } by: {
        try await $0.refresh()
      },
      .storyboard("check") { $0.news = .sequence([], Self.older) } by: { try await $0.press("Check for News") },
      .storyboard("again") { $0.news = .sequence(.fails(ClubError.noConnection), .returns(Self.older)) } by: { try await $0.press("Load News") },
    ]
  }
}

struct EventsSnapshots: ScreenSnapshots {
  static let party = ClubEvent(id: 2, title: "Party", date: Date(timeIntervalSince1970: 1_790_000_000))
  struct World: SnapshotWorld {
    var events = MockResponse([ClubEvent(id: 1, title: "Cup final", date: Date(timeIntervalSince1970: 1_780_000_000))])
    var create = MockResponse(party)
  }
  func view(_ world: World) -> some View { EventsView(model: EventsModel(service: MockEvents(world: world))) }
  @Sendable static func create(_ user: ScreenUser) async throws {
    try await user.press("New Event")
    try await user.type("Party", into: "Title")
    try await user.press("Create")
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.events, failure: ClubError.noConnection),
      .storyboard("again") { $0.events = .sequence(.fails(ClubError.noConnection), .returns([])) } by: { try await $0.press("Load Events") },
      .storyboard("first event") { $0.events = .returns([]) } by: { try await $0.press("Plan the First Event") },
      .storyboard("create") { $0.create = $0.create.delayed(by: .seconds(1)) } by: { try await Self.create($0) },
      .state("creating", proving: .loading) { $0.create = .never } by: { try await Self.create($0) },
      .storyboard("not created") { $0.create = .fails(ClubError.rejected("The hall is taken.")) } by: {
        try await Self.create($0)
        try await $0.press("OK")
      },
      .storyboard("discard") { _ in } by: {
        try await $0.press("New Event")
        try await $0.type("Par", into: "Title")
        try await $0.press("Cancel")
        try await $0.press("Keep Editing")
        try await $0.press("Cancel")
        try await $0.press("Discard")
      },
      .storyboard("cancel") { _ in } by: {
        try await $0.press("New Event")
        try await $0.press("Cancel")
      },
    ]
  }
}

struct ChoresSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var chores = MockResponse([Chore(id: 1, title: "Mow"), Chore(id: 2, title: "Paint", isDone: true)])
    var add = MockResponse(Chore(id: 3, title: "Sweep"))
    var done = MockResponse<Void>()
    var delete = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { ChoresView(model: ChoresModel(service: MockChores(world: world))) }
  @Sendable static func delete(_ user: ScreenUser) async throws {
    try await user.swipeAction("Delete", on: "Mow")
    try await user.press("Delete Chore")
  }
  @Sendable static func add(_ user: ScreenUser) async throws {
    try await user.type("Sweep", into: "New chore")
    try await user.press("Add")
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.chores, failure: ClubError.noConnection),
      .storyboard("again") { $0.chores = .sequence(.fails(ClubError.noConnection), .returns([])) } by: { try await $0.press("Load Chores") },
      .storyboard("add") { $0.add = $0.add.delayed(by: .seconds(1)) } by: { try await Self.add($0) },
      .state("adding", proving: .loading) { $0.add = .never } by: { try await Self.add($0) },
      .state("not added", proving: .failed) { $0.add = .fails(ClubError.noConnection) } by: { try await Self.add($0) },
      .storyboard("add by return") { $0.add = $0.add.delayed(by: .seconds(1)) } by: {
        try await $0.type("Sweep", into: "New chore")
        try await $0.submit("New chore")
      },
      .storyboard("done") { $0.done = MockResponse(delay: .seconds(1)) } by: { try await $0.toggle("Mow") },
      .state("not done", proving: .failed) { $0.done = .fails(ClubError.noConnection) } by: { try await $0.toggle("Mow") },
      .storyboard("delete") { $0.delete = MockResponse(delay: .seconds(1)) } by: { try await Self.delete($0) },
      .state("deleting", proving: .loading) { $0.delete = .never } by: { try await Self.delete($0) },
      .state("not deleted", proving: .failed) { $0.delete = .fails(ClubError.noConnection) } by: { try await Self.delete($0) },
      .storyboard("kept") { _ in } by: {
        try await $0.swipeAction("Delete", on: "Paint")
        try await $0.press("Cancel")
      },
    ]
  }
}

struct MessagesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var conversations = MockResponse([
      Conversation(id: "ada", name: "Ada", last: "See you there"), Conversation(id: "alan", name: "Alan", last: "Thanks"),
    ])
    var messages = MockResponse([Message(id: 1, text: "Are you coming?", isMine: true), Message(id: 2, text: "See you there", isMine: false)])
    var send = MockResponse(Message(id: 3, text: "Great", isMine: true))
  }
  func view(_ world: World) -> some View { MessagesView(model: ConversationsModel(service: MockMessages(world: world))) }
  @Sendable static func send(_ user: ScreenUser) async throws {
    try await user.press("Ada")
    await user.wait(.seconds(2))
    try await user.type("Great", into: "Message")
    try await user.press("Send")
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.conversations, failure: ClubError.noConnection),
      .storyboard("try again") { $0.conversations = .sequence(.fails(ClubError.noConnection), .returns([])) } by: {
        try await $0.press("Try Again")
      },
      .storyboard("conversation") { $0.messages = $0.messages.delayed(by: .seconds(1)) } by: {
        try await $0.press("Ada")
        try await $0.goBack()
      },
      .state("no message yet", proving: .empty) { $0.messages = .returns([]) } by: { try await $0.press("Alan") },
      .storyboard("load again") { $0.messages = .sequence(.fails(ClubError.noConnection), .returns([])) } by: {
        try await $0.press("Alan")
        await $0.wait(.seconds(2))
        try await $0.press("Load Conversation")
      },
      .storyboard("send") { $0.send = $0.send.delayed(by: .seconds(1)) } by: { try await Self.send($0) },
      .state("sending", proving: .loading) { $0.send = .never } by: { try await Self.send($0) },
      .state("not sent", proving: .failed) { $0.send = .fails(ClubError.noConnection) } by: { try await Self.send($0) },
    ]
  }
}

struct SignUpSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var registration = MockResponse<Void>() }
  func view(_ world: World) -> some View { SignUpView(model: SignUpModel(registry: MockRegistry(response: world.registration))) }
  @Sendable static func join(_ user: ScreenUser) async throws {
    try await user.type("ada@example.com", into: "Email")
    try await user.type("1815", into: "Password")
    try await user.type("1815", into: "Repeat password")
    try await user.toggle("I accept the rules")
    try await user.press("Join")
  }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "the form begins empty"),
      .state("form"),
      .storyboard("hints") { _ in } by: {
        try await $0.type("ada", into: "Email")
        try await $0.type("ada@example.com", into: "Email")
        try await $0.type("1815", into: "Password")
        try await $0.type("1815", into: "Repeat password")
      },
      .state("joining", proving: .loading) { $0.registration = .never } by: { try await Self.join($0) },
      .state("joined", proving: .loaded) { $0.registration = MockResponse() } by: { try await Self.join($0) },
      .storyboard("not joined") { $0.registration = .fails(ClubError.rejected("This email is in use.")) } by: {
        try await Self.join($0)
        try await $0.press("OK")
      },
    ]
  }
}

struct ProfileSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var profile = MockResponse(Profile(name: "Ada King", city: "London"))
    var save = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { ProfileView(model: ProfileModel(service: MockProfiles(world: world))) }
  @Sendable static func save(_ user: ScreenUser) async throws {
    try await user.press("Edit")
    try await user.type("Ada Lovelace", into: "Name")
    try await user.press("Save")
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.profile, neverEmpty: "every member has a profile", failure: ClubError.noConnection),
      .state("no city") { $0.profile = .returns(Profile(name: "Ada King", city: "")) },
      .storyboard("again") { $0.profile = .sequence(.fails(ClubError.noConnection), .returns(Profile(name: "Ada", city: ""))) } by: {
        try await $0.press("Load Profile")
      },
      .storyboard("save") { $0.save = MockResponse(delay: .seconds(1)) } by: { try await Self.save($0) },
      .state("saving", proving: .loading) { $0.save = .never } by: { try await Self.save($0) },
      .state("not saved", proving: .failed) { $0.save = .fails(ClubError.rejected("The name is too long.")) } by: { try await Self.save($0) },
      .storyboard("cancel") { _ in } by: {
        try await $0.press("Edit")
        try await $0.type("Paris", into: "City")
        try await $0.press("Cancel")
      },
    ]
  }
}

struct ClubTabsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var teams = MockResponse(["Chess", "Running"])
    var matches = MockResponse(["Chess against Rooks"])
  }
  func view(_ world: World) -> some View { ClubTabsView(model: ClubTabsModel(service: MockTeams(world: world))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.teams, failure: ClubError.noConnection),
      .storyboard("try again") { $0.teams = .sequence(.fails(ClubError.noConnection), .returns(["Chess"])) } by: { try await $0.press("Try Again") },
      .state("matches", proving: .loaded) { $0.matches = .returns(["Chess against Rooks"]) } by: { try await $0.press("Matches") },
      .state("no matches", proving: .empty) { $0.matches = .returns([]) } by: { try await $0.press("Matches") },
      .storyboard("matches failed") { $0.matches = .sequence(.fails(ClubError.noConnection), .returns([])) } by: {
        try await $0.press("Matches")
        try await $0.press("Try Again")
      },
      .storyboard("options") { _ in } by: {
        try await $0.press("Options")
        try await $0.toggle("Show Scores")
      },
    ]
  }
}

struct NoticesSnapshots: ScreenSnapshots {
  /// The actions name controls in English.
  var acts = true
  static let samples = [
    Notice(id: 1, text: "Training moves to Tuesday", date: Date(timeIntervalSince1970: 1_780_000_000)),
    Notice(id: 2, text: "Pay your fee", date: Date(timeIntervalSince1970: 1_770_000_000), isRead: true),
  ]
  struct World: SnapshotWorld {
    var notices = MockResponse(samples)
    var mark = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { NoticesView(model: NoticesModel(service: MockNotices(world: world))) }
  var states: [SnapshotState<World>] {
    let loads: [SnapshotState<World>] = [.loads(\.notices, failure: ClubError.noConnection)]
    guard acts else { return loads }
    return loads + [
      .storyboard("look again") { $0.notices = .sequence([], Self.samples) } by: { try await $0.press("Look Again") },
      .storyboard("try again") { $0.notices = .sequence(.fails(ClubError.noConnection), .returns(Self.samples)) } by: {
        try await $0.press("Try Again")
      },
      .storyboard("mark all") { $0.mark = MockResponse(delay: .seconds(1)) } by: { try await $0.press("Mark All as Read") },
      .state("marking", proving: .loading) { $0.mark = .never } by: { try await $0.press("Mark All as Read") },
      .state("not marked", proving: .failed) { $0.mark = .fails(ClubError.noConnection) } by: { try await $0.press("Mark All as Read") },
    ]
  }
}

struct CoursesSnapshots: ScreenSnapshots {
  /// The actions name controls in English.
  var acts = true
  static let yoga = Course(id: "y", title: "Yoga", freePlaces: 1)
  static let judo = Course(id: "j", title: "Judo", freePlaces: 4, isBooked: true)
  struct World: SnapshotWorld {
    var cached: [Course] = []
    var courses = MockResponse([yoga, judo])
    var book = MockResponse(Course(id: "y", title: "Yoga", freePlaces: 0, isBooked: true))
      .answering("j", with: .returns(judo))
    var cancel = MockResponse(Course(id: "j", title: "Judo", freePlaces: 5)).answering("y", with: .returns(yoga))
  }
  func view(_ world: World) -> some View { CoursesView(model: CoursesModel(service: MockCourses(world: world))) }
  var states: [SnapshotState<World>] {
    let loads: [SnapshotState<World>] = [.loads(\.courses, failure: ClubError.noConnection)]
    guard acts else { return loads }
    return loads + [
      .state("updating", proving: .loading) {
        $0.cached = [Self.yoga]
        $0.courses = .never
      },
      .storyboard("offline") {
        $0.cached = [Self.yoga]
        $0.courses = .sequence(.fails(ClubError.noConnection), .returns([Self.yoga, Self.judo]))
      } by: {
        try await $0.press("Connect Again")
      },
      .storyboard("book") { $0.book = $0.book.delayed(by: .seconds(1)) } by: { try await $0.press("Book a Place", in: "Yoga") },
      .state("not booked", proving: .failed) { $0.book = .fails(ClubError.rejected("Yoga is full.")) } by: {
        try await $0.press("Book a Place", in: "Yoga")
      },
      .storyboard("cancel") { $0.cancel = $0.cancel.delayed(by: .seconds(1)) } by: { try await $0.press("Cancel Booking", in: "Judo") },
      .state("not cancelled", proving: .failed) { $0.cancel = .fails(ClubError.noConnection) } by: {
        try await $0.press("Cancel Booking", in: "Judo")
      },
    ]
  }
}

@Suite struct ClubScreens {
  static let catalog = SnapshotCatalog {
    MemberSearchSnapshots()
    NewsFeedSnapshots().variants(.largeType)
    EventsSnapshots()
    ChoresSnapshots()
    MessagesSnapshots()
    SignUpSnapshots().variants(.darkMode)
    ProfileSnapshots()
    ClubTabsSnapshots()
    NoticesSnapshots()
    NoticesSnapshots(acts: false).variant("in German") { $0.locale = Locale(identifier: "de") }
    CoursesSnapshots()
    CoursesSnapshots(acts: false).variant("in German") { $0.locale = Locale(identifier: "de") }
  }
  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
