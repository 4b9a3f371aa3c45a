import SwiftUI

struct Stay: Sendable, Equatable {
  var guests = 2
  var nights = 1
  var breakfast = false
  var price: Decimal { Decimal(nights * (80 + guests * 20 + (breakfast ? guests * 15 : 0))) }
}

protocol HotelService: Sendable {
  func book(_ stay: Stay) async throws -> String
}

struct BookingView: View {
  let service: any HotelService
  @State private var stay = Stay()
  @State private var isBooking = false
  @State private var code: String?
  @State private var problem: String?
  @State private var isFailed = false

  var body: some View {
    NavigationStack {
      if let code {
        ContentUnavailableView("Booked", systemImage: "bed.double", description: Text("Your code is \(code)."))
      } else {
        form.navigationTitle("Hotel")
      }
    }
    .alert("Not Booked", isPresented: $isFailed, presenting: problem) { _ in
      Button("Book Again") { Task { await book() } }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text($0)
    }
  }

  private var form: some View {
    Form {
      Section {
        Stepper("^[\(stay.guests) guest](inflect: true)", value: $stay.guests, in: 1...6)
        Stepper("^[\(stay.nights) night](inflect: true)", value: $stay.nights, in: 1...28)
        Toggle("Breakfast", isOn: $stay.breakfast)
      }
      Section("Price") { Text(stay.price, format: .currency(code: "EUR")) }
      Button { Task { await book() } } label: {
        if isBooking { ProgressView("Booking") } else { Text("Book") }
      }
    }
    .disabled(isBooking)
  }

  private func book() async {
    guard !isBooking, code == nil else { return }
    isBooking = true
    do { code = try await service.book(stay) } catch {
      problem = error.localizedDescription
      isFailed = true
    }
    isBooking = false
  }
}
