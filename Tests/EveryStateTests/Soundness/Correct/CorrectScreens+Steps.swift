import SwiftUI

// Forms in steps, and work that takes its time.
extension CorrectScreens {
  /// A form whose second step loads its choices.
  struct TwoSteps: View {
    let choices: @Sendable () async throws -> [String]
    let send: @Sendable (String) async throws -> Void
    @State private var isSecond = false
    @State private var list: [String]?
    @State private var status = "Choose."
    init(
      choices: @escaping @Sendable () async throws -> [String], send: @escaping @Sendable (String) async throws -> Void
    ) { self.choices = choices; self.send = send }
    var body: some View {
      VStack {
        if !isSecond {
          Button("Continue") { isSecond = true }
        } else if let list {
          Text(status)
          ForEach(list, id: \.self) { choice in
            Button(choice) {
              Task {
                status = "Sending \(choice)"
                do { try await send(choice); status = "Sent \(choice)" } catch { status = error.localizedDescription }
              }
            }
            .disabled(status.hasPrefix("Sending"))
          }
        } else {
          ProgressView().task { list = (try? await choices()) ?? [] }
        }
      }
    }
  }

  /// A form whose steps each load, with a pause of its own between them.
  struct ThreeSteps: View {
    let sizes: @Sendable () async throws -> [String]
    let prices: @Sendable (String) async throws -> String
    let order: @Sendable (String) async throws -> Void
    @State private var list: [String]?
    @State private var size: String?
    @State private var price: String?
    @State private var isReady = false
    @State private var status: String?
    @State private var isSending = false
    init(
      sizes: @escaping @Sendable () async throws -> [String],
      prices: @escaping @Sendable (String) async throws -> String,
      order: @escaping @Sendable (String) async throws -> Void
    ) { (self.sizes, self.prices, self.order) = (sizes, prices, order) }
    var body: some View {
      VStack {
        if let size {
          if let price, isReady {
            Text(price)
            if let status { Text(status) }
            if status != "Ordered" { Button("Order") { Task { await send(size) } }.disabled(isSending) }
          } else {
            ProgressView().task {
              price = (try? await prices(size)) ?? "No price"; try? await Task.sleep(for: .milliseconds(600));
              isReady = true
            }
          }
        } else if let list {
          ForEach(list, id: \.self) { name in Button(name) { size = name } }
        } else {
          ProgressView().task { list = (try? await sizes()) ?? ["Medium"] }
        }
      }
    }
    private func send(_ size: String) async {
      isSending = true
      status = "Ordering"
      do { try await order(size); status = "Ordered" } catch { status = error.localizedDescription }
      isSending = false
    }
  }

  /// Photos that are sent one after the other.
  struct Uploads: View {
    let photos: @Sendable () async throws -> [Row]
    let send: @Sendable (Int) async throws -> Void
    @State private var list: [Row]?
    @State private var problem: String?
    @State private var sent = 0
    @State private var isSending = false
    init(photos: @escaping @Sendable () async throws -> [Row], send: @escaping @Sendable (Int) async throws -> Void) {
      self.photos = photos; self.send = send
    }
    var body: some View {
      VStack {
        if let list {
          if list.isEmpty {
            Text("No photos.")
          } else {
            Text("Photos: \(list.count)")
            if isSending {
              ProgressView("Sending", value: Double(sent), total: Double(list.count))
            } else if sent == list.count {
              Text("All sent")
            } else {
              if let problem { Text(problem) }; Button("Send All") { Task { await sendAll(list) } }
            }
          }
        } else if let problem {
          Text(problem); Button("Try Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if list == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { list = try await photos() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
    private func sendAll(_ list: [Row]) async {
      guard !isSending else { return }
      isSending = true
      problem = nil
      do {
        for photo in list.dropFirst(sent) { try await send(photo.id); sent += 1 }
      } catch { problem = error.localizedDescription }
      isSending = false
    }
  }
}
