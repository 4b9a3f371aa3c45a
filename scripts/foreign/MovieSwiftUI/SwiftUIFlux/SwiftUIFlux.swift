// Stands in for the package of this name: a store, actions and reducers, and views that a store's state is mapped to.
import SwiftUI

public protocol FluxState {}

public protocol Action {}

public typealias DispatchFunction = (Action) -> Void

public protocol AsyncAction: Action {
  func execute(state: FluxState?, dispatch: @escaping DispatchFunction)
}

public typealias Reducer<State: FluxState> = (State, Action) -> State

public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (
  @escaping DispatchFunction
) -> DispatchFunction

public final class Store<State: FluxState>: ObservableObject {
  @Published public var state: State
  private let reducer: Reducer<State>

  public init(reducer: @escaping Reducer<State>, middleware: [Middleware<State>] = [], state: State) {
    self.reducer = reducer
    self.state = state
  }

  public func dispatch(action: Action) {
    if let action = action as? AsyncAction {
      action.execute(state: state) { self.dispatch(action: $0) }
    }
    // A change comes after the view that asked for it.
    DispatchQueue.main.async { self.state = self.reducer(self.state, action) }
  }
}

public struct StoreProvider<State: FluxState, Content: View>: View {
  private let store: Store<State>
  private let content: () -> Content

  public init(store: Store<State>, @ViewBuilder content: @escaping () -> Content) {
    self.store = store
    self.content = content
  }

  public var body: some View { content().environmentObject(store) }
}

public protocol ConnectedView: View {
  associatedtype StoreState: FluxState
  associatedtype Props
  associatedtype V: View

  func map(state: StoreState, dispatch: @escaping DispatchFunction) -> Props
  func body(props: Props) -> V
}

extension ConnectedView {
  public var body: some View {
    StoreConnector<StoreState, V> { state, dispatch in body(props: map(state: state, dispatch: dispatch)) }
  }
}

public struct StoreConnector<State: FluxState, V: View>: View {
  @EnvironmentObject private var store: Store<State>
  let content: (State, @escaping DispatchFunction) -> V

  public var body: some View { content(store.state) { store.dispatch(action: $0) } }
}
