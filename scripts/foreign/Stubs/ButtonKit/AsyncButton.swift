// A button whose action takes time.
import SwiftUI

public struct AsyncButton<Label: View>: View {
  let action: @MainActor () async throws -> Void
  let label: Label

  public init(action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public var body: some View {
    Button {
      Task { try? await action() }
    } label: {
      label
    }
  }
}

public enum AsyncButtonStyle { case none, overlay, leading, trailing }

extension View {
  public func asyncButtonStyle(_ style: AsyncButtonStyle) -> some View { self }
  public func disabledWhenLoading(_ disabled: Bool = true) -> some View { self }
}
