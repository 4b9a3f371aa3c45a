// What reaches for UIKit's view finds none.
import SwiftUI
import UIKit

extension View {
  public func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View { self }
  public func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View { self }
  public func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View { self }
  public func introspectNavigationController(customize: @escaping (UINavigationController) -> Void) -> some View { self }
}
