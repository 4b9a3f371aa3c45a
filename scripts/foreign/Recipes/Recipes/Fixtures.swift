import Foundation

extension Recipe {
  static func dish(_ title: String, _ ingredients: String..., calories: Double) -> Recipe {
    Recipe(
      uri: "recipe/\(title)", title: title, ingredients: ingredients, image: URL(string: "https://example.com/a.jpg")!,
      calories: calories, totalWeight: 400, shareAs: URL(string: "https://example.com/\(calories)")!,
      url: "https://example.com/recipe", cautions: ["Gluten"])
  }
  static let dishes = [
    dish("Potato Soup", "500 g potatoes", "1 onion", "1 l broth", calories: 412.5),
    dish("Lentil Salad with Roasted Vegetables", "200 g lentils", "2 carrots", calories: 350),
  ]
}

/// The app's store, with two recipes of which one is a favourite.
@MainActor func storeWithDishes() -> AppStore {
  AppStore(
    initialState: AppState(
      allRecipes: Dictionary(uniqueKeysWithValues: Recipe.dishes.map { ($0.uri, $0) }),
      recipes: Recipe.dishes.map(\.uri), favorited: [Recipe.dishes[0].uri], currentQuery: "soup"),
    reducer: appReducer, environment: AppEnvironment())
}
