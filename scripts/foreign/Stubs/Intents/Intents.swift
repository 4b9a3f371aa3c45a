// Shortcuts that nothing offers.
@_exported import Foundation
import SwiftUI
import UIKit

public final class INShortcut: NSObject, @unchecked Sendable {
  public init(userActivity: NSUserActivity) {}
}
public final class INVoiceShortcut: NSObject {
  public var invocationPhrase: String { "" }
}
public typealias NSUserActivityPersistentIdentifier = String
extension NSUserActivity {
  public var suggestedInvocationPhrase: String? {
    get { nil }
    set {}
  }
}
