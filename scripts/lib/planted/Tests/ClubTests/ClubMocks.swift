import EveryState
import Foundation

@testable import Club

struct MockDirectory: MemberDirectory {
  let response: MockResponse<[Member]>
  func members(named name: String) async throws -> [Member] { try await response(name) }
}

struct MockNews: NewsService {
  let response: MockResponse<[NewsItem]>
  func news(before id: NewsItem.ID?) async throws -> [NewsItem] { try await response(id.map { "before \($0)" } ?? "newest") }
}

struct MockEvents: EventService {
  let world: EventsSnapshots.World
  func events() async throws -> [ClubEvent] { try await world.events() }
  func create(title: String, date: Date) async throws -> ClubEvent { try await world.create(title) }
}

struct MockChores: ChoreService {
  let world: ChoresSnapshots.World
  func chores() async throws -> [Chore] { try await world.chores() }
  func add(_ title: String) async throws -> Chore { try await world.add(title) }
  func setDone(_ isDone: Bool, chore id: Chore.ID) async throws { try await world.done("\(id) \(isDone)") }
  func delete(_ id: Chore.ID) async throws { try await world.delete("\(id)") }
}

struct MockMessages: MessageService {
  let world: MessagesSnapshots.World
  func conversations() async throws -> [Conversation] { try await world.conversations() }
  func messages(in id: Conversation.ID) async throws -> [Message] { try await world.messages(id) }
  func send(_ text: String, to id: Conversation.ID) async throws -> Message { try await world.send("\(text) to \(id)") }
}

struct MockRegistry: Registry {
  let response: MockResponse<Void>
  func register(email: String, password: String) async throws { try await response(email) }
}

struct MockProfiles: ProfileService {
  let world: ProfileSnapshots.World
  func profile() async throws -> Profile { try await world.profile() }
  func save(_ profile: Profile) async throws { try await world.save(profile.name) }
}

struct MockTeams: TeamService {
  let world: ClubTabsSnapshots.World
  func teams() async throws -> [String] { try await world.teams() }
  func matches() async throws -> [String] { try await world.matches() }
}

struct MockNotices: NoticeService {
  let world: NoticesSnapshots.World
  func notices() async throws -> [Notice] { try await world.notices() }
  func markRead(_ ids: [Notice.ID]) async throws { try await world.mark("\(ids)") }
}

struct MockCourses: CourseService {
  let world: CoursesSnapshots.World
  func cached() -> [Course] { world.cached }
  func courses() async throws -> [Course] { try await world.courses() }
  func book(_ id: Course.ID) async throws -> Course { try await world.book(id) }
  func cancel(_ id: Course.ID) async throws -> Course { try await world.cancel(id) }
}
