import Observation
import SwiftUI

struct Review: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
  let stars: Int
  var isLiked = false
}

protocol ReviewService: Sendable {
  func reviews() async throws -> [Review]
  func setLiked(_ isLiked: Bool, review id: Review.ID) async throws
  func post(text: String, stars: Int) async throws -> Review
}

@MainActor @Observable final class ReviewsModel {
  enum Phase {
    case loading, loaded
    case failed(String)
  }
  enum Filter: String, CaseIterable { case all = "All", good = "Good", bad = "Bad" }
  private(set) var phase = Phase.loading
  private(set) var reviews: [Review] = []
  var filter = Filter.all
  private(set) var likeProblem: String?
  private(set) var isPosting = false
  private(set) var postProblem: String?
  private var hasLoaded = false
  private let service: any ReviewService

  init(service: any ReviewService) { self.service = service }

  var shown: [Review] { reviews.filter { filter == .all || (filter == .good) == ($0.stars > 3) } }

  func load() async {
    guard !hasLoaded else { return }
    phase = .loading
    do {
      let answer = try await service.reviews()
      guard !Task.isCancelled else { return }
      reviews = answer
      hasLoaded = true
      phase = .loaded
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(error.localizedDescription)
    }
  }

  func toggleLike(_ review: Review) async {
    likeProblem = nil
    let isLiked = !review.isLiked
    set(isLiked, of: review.id)
    do { try await service.setLiked(isLiked, review: review.id) } catch {
      if reviews.first(where: { $0.id == review.id })?.isLiked == isLiked { set(!isLiked, of: review.id) }
      likeProblem = "Your like was not saved. \(error.localizedDescription)"
    }
  }

  private func set(_ isLiked: Bool, of id: Review.ID) {
    if let index = reviews.firstIndex(where: { $0.id == id }) { reviews[index].isLiked = isLiked }
  }

  /// Whether the review was posted.
  func post(text: String, stars: Int) async -> Bool {
    guard !isPosting else { return false }
    isPosting = true
    postProblem = nil
    defer { isPosting = false }
    do {
      reviews.insert(try await service.post(text: text, stars: stars), at: 0)
      return true
    } catch {
      postProblem = "Not posted. \(error.localizedDescription)"
      return false
    }
  }

  func startWriting() { postProblem = nil }
}

struct ReviewsView: View {
  @State private var model: ReviewsModel
  @State private var isWriting = false

  init(model: ReviewsModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading: ProgressView("Loading reviews")
        case .failed(let message):
          ContentUnavailableView {
            Label("Reviews Not Loaded", systemImage: "star.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Try Again") { Task { await model.load() } }
          }
        case .loaded: list
        }
      }
      .navigationTitle("Reviews")
      .toolbar {
        if case .loaded = model.phase {
          Button("Write Review", systemImage: "square.and.pencil") {
            model.startWriting()
            isWriting = true
          }
        }
      }
      .sheet(isPresented: $isWriting) { WriteReview(model: model) }
    }
    .task { await model.load() }
  }

  private var list: some View {
    VStack {
      if !model.reviews.isEmpty {
        Picker("Filter", selection: $model.filter) {
          ForEach(ReviewsModel.Filter.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
      }
      if let problem = model.likeProblem { Text(problem) }
      if model.reviews.isEmpty {
        ContentUnavailableView("No Reviews", systemImage: "star", description: Text("Be the first to write one."))
      } else if model.shown.isEmpty {
        ContentUnavailableView("No Reviews of This Kind", systemImage: "star")
      } else {
        List(model.shown) { review in
          HStack {
            VStack(alignment: .leading) {
              Text(review.text)
              Text("^[\(review.stars) star](inflect: true)").foregroundStyle(.secondary)
            }
            Spacer()
            Button { Task { await model.toggleLike(review) } } label: {
              Image(systemName: review.isLiked ? "heart.fill" : "heart").frame(width: 44, height: 44)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(review.isLiked ? "Unlike" : "Like")
          }
        }
      }
    }
  }
}

private struct WriteReview: View {
  let model: ReviewsModel
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var stars = 5

  var body: some View {
    NavigationStack {
      Form {
        TextField("Review", text: $text)
        Stepper("^[\(stars) star](inflect: true)", value: $stars, in: 1...5)
        if let problem = model.postProblem { Text(problem) }
      }
      .disabled(model.isPosting)
      .navigationTitle("Your Review")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() }.disabled(model.isPosting) }
        ToolbarItem(placement: .confirmationAction) {
          if model.isPosting {
            ProgressView()
          } else {
            Button("Post") { Task { if await model.post(text: text, stars: stars) { dismiss() } } }.disabled(text.isEmpty)
          }
        }
      }
    }
    .interactiveDismissDisabled(model.isPosting)
  }
}
