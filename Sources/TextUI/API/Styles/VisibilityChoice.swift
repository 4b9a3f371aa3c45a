/// Whether something is shown, where the system would else decide.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
