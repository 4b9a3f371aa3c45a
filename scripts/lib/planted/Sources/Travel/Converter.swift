import SwiftUI

struct Rates: Sendable, Equatable {
  let date: Date
  let perEuro: [String: Decimal]
}

protocol RateService: Sendable {
  func rates() async throws -> Rates
}

struct ConverterView: View {
  let service: any RateService
  @State private var rates = Fetched<Rates>.pending
  @State private var amount = 100
  @State private var currency = ""
  @State private var isFromEuro = true
  @State private var problem: String?
  @State private var isRefreshing = false

  var body: some View {
    NavigationStack {
      Group {
        switch rates {
        case .pending: ProgressView("Loading rates")
        case .value(let rates) where rates.perEuro.isEmpty: ContentUnavailableView("No Rates Today", systemImage: "eurosign")
        case .value(let rates): form(rates)
        case .problem(let message):
          ContentUnavailableView {
            Label("Rates Not Loaded", systemImage: "eurosign")
          } description: {
            Text(message)
          } actions: {
            Button("Load Rates") {
              rates = .pending
              Task { await load() }
            }
          }
        }
      }
      .navigationTitle("Converter")
    }
    .task {
      if case .pending = rates { await load() }
    }
  }

  private func form(_ rates: Rates) -> some View {
    Form {
      Section {
        TextField("Amount", value: $amount, format: .number)
        Picker("Currency", selection: $currency) {
          ForEach(rates.perEuro.keys.sorted(), id: \.self) { Text($0) }
        }
        Button("Swap Currencies", systemImage: "arrow.up.arrow.down") { isFromEuro.toggle() }
      }
      Section("Result") {
        if let rate = rates.perEuro[currency], rate > 0 {
          if isFromEuro {
            Text(Decimal(amount) * rate, format: .currency(code: currency))
          } else {
            Text(Decimal(amount) / rate, format: .currency(code: "EUR"))
          }
        } else {
          Text("There is no rate for this currency.")
        }
      }
      Section {
        LabeledContent("Rates of") { Text(rates.date, format: .dateTime.day().month().year()) }
        if let problem { Text("The rates are not new. \(problem)") }
        if isRefreshing { ProgressView("Updating rates") } else { Button("Update Rates") { Task { await refresh() } } }
      }
    }
    .refreshable { await refresh() }
  }

  private func load() async {
    if let answer = await Fetched.from({ try await service.rates() }) {
      rates = answer
      choose()
    }
  }

  /// The old rates stay if there are no new ones.
  private func refresh() async {
    guard !isRefreshing else { return }
    isRefreshing = true
    problem = nil
    switch await Fetched.from({ try await service.rates() }) {
    case .value(let new):
      rates = .value(new)
      choose()
    case .problem(let message): problem = message
    case .pending, nil: break
    }
    isRefreshing = false
  }

  private func choose() {
    if case .value(let rates) = rates, rates.perEuro[currency] == nil { currency = rates.perEuro.keys.sorted().first ?? "" }
  }
}
