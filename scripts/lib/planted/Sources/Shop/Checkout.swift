import Observation
import SwiftUI

struct Purchase: Sendable, Equatable {
  enum Delivery: String, CaseIterable, Sendable { case standard = "Standard", express = "Express" }
  var name = ""
  var street = ""
  var delivery = Delivery.standard
}

protocol Cashier: Sendable {
  func pay(_ purchase: Purchase) async throws -> Int
}

@MainActor @Observable final class CheckoutModel {
  var purchase = Purchase()
  private(set) var isPaying = false
  private(set) var orderNumber: Int?
  private(set) var problem: String?
  private let cashier: any Cashier

  init(cashier: any Cashier) { self.cashier = cashier }

  var isComplete: Bool { !purchase.name.isEmpty && !purchase.street.isEmpty }

  func pay() async {
    guard isComplete, !isPaying, orderNumber == nil else { return }
    isPaying = true
    problem = nil
    do {
      orderNumber = try await cashier.pay(purchase)
    } catch {
      problem = error.localizedDescription
    }
    isPaying = false
  }
}

struct CheckoutView: View {
  @State private var model: CheckoutModel

  init(model: CheckoutModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      if let number = model.orderNumber {
        ContentUnavailableView(
          "Thank You", systemImage: "checkmark.circle", description: Text("Your order has the number \(number.formatted(.number.grouping(.never)))."))
      } else {
        form.navigationTitle("Checkout")
      }
    }
  }

  private var form: some View {
    Form {
      Section("Address") {
        TextField("Name", text: $model.purchase.name)
        TextField("Street", text: $model.purchase.street)
      }
      .disabled(model.isPaying)
      Section("Delivery") {
        Picker("Speed", selection: $model.purchase.delivery) {
          ForEach(Purchase.Delivery.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      .disabled(model.isPaying)
      Section {
        if let problem = model.problem { Text("You have not been charged. \(problem)") }
        Button { Task { await model.pay() } } label: {
          if model.isPaying { ProgressView("Paying") } else { Text("Pay Now") }
        }
        .disabled(!model.isComplete || model.isPaying)
      }
    }
  }
}
