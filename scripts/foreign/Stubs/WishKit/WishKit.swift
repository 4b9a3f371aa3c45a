import SwiftUI

public enum WishKit {
  public static func configure(with key: String) {}
  public struct FeedbackListView: View {
    public init() {}
    public var body: some View { Text("Feedback") }
  }
}
