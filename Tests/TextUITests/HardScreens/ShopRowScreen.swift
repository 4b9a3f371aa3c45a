import Foundation

@testable import TextUI

@MainActor
enum ShopRowScreen: HardScreen {
  static func view() -> some View {
    ShopView(products: products)
  }

  struct ShopView: View {
    let products: [Product]
    var body: some View {
      NavigationStack { List { ForEach(products) { ShopRow(product: $0) } }.navigationTitle("Shop") }
    }
  }

  struct ShopRow: View {
    let product: Product
    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        Image(product.photo).resizable().scaledToFill().frame(width: 56, height: 60).accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text(product.name).font(.headline)
          HStack(spacing: 2) {
            ForEach(0..<5, id: \.self) { Image(systemName: $0 < product.stars ? "star.fill" : "star") }.foregroundStyle(
              .yellow)
            Text("(\(product.reviews))").font(.caption).foregroundStyle(.secondary)
          }
          .accessibilityElement().accessibilityLabel("\(product.stars) of 5 stars, \(product.reviews) reviews")
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text(product.price, format: .currency(code: "USD")).font(.headline).monospacedDigit()
          if product.isOnSale {
            Text("SALE").font(.caption2.bold()).foregroundStyle(.white).padding(4).background(.red, in: .capsule)
          }
        }
      }
      .swipeActions { Button("Add to basket", systemImage: "basket") {} }
    }
  }

  struct Product: Identifiable {
    let name: String
    let photo: String
    let stars: Int
    let reviews: Int
    let price: Double
    let isOnSale: Bool
    var id: String { name }
  }
  static let products = [
    Product(name: "Fjord 2 Tent", photo: "fjord-tent", stars: 4, reviews: 128, price: 249, isOnSale: true),
    Product(name: "Wool Socks", photo: "wool-socks", stars: 5, reviews: 9, price: 18.5, isOnSale: false),
    Product(name: "Enamel Mug", photo: "enamel-mug", stars: 3, reviews: 31, price: 12, isOnSale: true),
  ]

  static let drawing = #"""
    = Shop
    ~ each  swipe: Add to basket <basket>
    * <------>  Fjord 2 Tent                     $249.00  {image:fjord-tent filling silent | headline | headline digits}
      <      >  <><><><><>       (128)              SALE
      <------>
    ~ line 2  {star.fill yellow x4, star yellow x1 | caption secondary | caption2 bold white on red capsule}
    ~ <star.fill>  says "4 of 5 stars, 128 reviews"
    * <------>  Wool Socks                        $18.50  {image:wool-socks filling silent | headline | headline digits}
      <      >  <><><><><>       (9)                      {star.fill yellow x5 | caption secondary}
      <------>
    ~ <star.fill>  says "5 of 5 stars, 9 reviews"
    * <------>  Enamel Mug                        $12.00  {image:enamel-mug filling silent | headline | headline digits}
      <      >  <><><><><>       (31)               SALE
      <------>
    ~ line 2  {star.fill yellow x3, star yellow x2 | caption secondary | caption2 bold white on red capsule}
    ~ <star.fill>  says "3 of 5 stars, 31 reviews"
    """#
}
