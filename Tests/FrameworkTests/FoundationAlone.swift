import Foundation

// Source of apps' models with only this import.

final class Counter: ObservableObject {
  @Published var count = 0
  var subscriptions: Set<AnyCancellable> = []
  let session = URLSession.shared
  let changes = PassthroughSubject<Int, Never>()
}

struct Titled { var title: LocalizedStringResource = "Hello" }
@Observable final class Watched { var name = "" }
