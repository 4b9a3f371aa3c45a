import Combine
import SwiftUI

struct Course: Identifiable, Equatable, Sendable {
  let id: String
  let title: String
  var freePlaces: Int
  var isBooked = false
}

protocol CourseService: Sendable {
  func cached() -> [Course]
  func courses() async throws -> [Course]
  func book(_ id: Course.ID) async throws -> Course
  func cancel(_ id: Course.ID) async throws -> Course
}

/// Shows the courses of the last visit until the new ones arrive, with a banner if they do not.
@MainActor final class CoursesModel: ObservableObject {
  @Published private(set) var courses: [Course]
  @Published private(set) var isLoading = true
  @Published private(set) var offline: String?
  @Published private(set) var busy: Set<Course.ID> = []
  @Published private(set) var problem: String?
  private var hasLoaded = false
  private let service: any CourseService

  init(service: any CourseService) {
    self.service = service
    courses = service.cached()
  }

  func load() async {
    guard !hasLoaded else { return }
    isLoading = true
    offline = nil
    do {
      let answer = try await service.courses()
      guard !Task.isCancelled else { return }
      courses = answer
      hasLoaded = true
    } catch {
      guard !Task.isCancelled else { return }
      offline = error.localizedDescription
    }
    isLoading = false
  }

  func toggleBooking(of course: Course) async {
    guard busy.insert(course.id).inserted else { return }
    problem = nil
    do {
      let changed = course.isBooked ? try await service.cancel(course.id) : try await service.book(course.id)
      if let index = courses.firstIndex(where: { $0.id == course.id }) { courses[index] = changed }
    } catch {
      problem = error.localizedDescription
    }
    busy.remove(course.id)
  }
}

struct CoursesView: View {
  @StateObject private var model: CoursesModel

  init(model: @autoclosure @escaping () -> CoursesModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      List {
        if let offline = model.offline {
          Section {
            Label(offline, systemImage: "wifi.slash")
            Button("Connect Again") { Task { await model.load() } }
          }
        }
        if model.isLoading { ProgressView("Updating") }
        if let problem = model.problem { Text("Your booking was not changed. \(problem)") }
        if model.courses.isEmpty && !model.isLoading && model.offline == nil {
          Text("There are no courses this season.")
        }
        ForEach(model.courses) { row($0) }
      }
      .navigationTitle("Courses")
    }
    .task { await model.load() }
  }

  private func row(_ course: Course) -> some View {
    VStack(alignment: .leading) {
      Text(course.title).font(.headline)
      Text("\(course.freePlaces) free places").foregroundStyle(.secondary)
      if model.busy.contains(course.id) {
        ProgressView("Booking")
      } else if course.isBooked || course.freePlaces > 0 {
        Button { Task { await model.toggleBooking(of: course) } } label: {
          Text(course.isBooked ? "Cancel Booking" : "Book a Place")
        }
        .buttonStyle(.bordered).controlSize(.large)
      }
    }
  }
}
