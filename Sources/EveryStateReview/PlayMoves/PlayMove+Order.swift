import EveryStateGoldens

extension PlayMove {
  /// The move as the test process takes it.
  package var order: PlayOrder {
    func order(_ verb: PlayOrder.Verb, _ target: PlayTarget, _ text: String = "", _ more: String = "") -> PlayOrder {
      PlayOrder(verb, target.name, in: target.row, number: target.number, text, more)
    }
    return switch self {
    case .press(let target): order(.press, target)
    case .toggle(let target): order(.toggle, target)
    case .type(let text, let target): order(.type, target, text)
    case .clear(let target): order(.clear, target)
    case .submit(let target): target.map { order(.submit, $0) } ?? PlayOrder(.submit)
    case .search(let text): PlayOrder(.search, text)
    case .select(let choice, let target): order(.select, target, choice)
    case .selectDate(let date, let target): order(.selectDate, target, date)
    case .openMenu(let target): order(.openMenu, target)
    case .swipe(let action, let target): order(.swipe, target, action)
    case .perform(let action, let target): order(.perform, target, action)
    case .refresh: PlayOrder(.refresh)
    case .dismiss: PlayOrder(.dismiss)
    case .goBack: PlayOrder(.goBack)
    case .scroll: PlayOrder(.scroll)
    case .scrollToEnd: PlayOrder(.scrollToEnd)
    case .longPress(let target): order(.longPress, target)
    case .drag(let target, let right, let down): order(.drag, target, "\(right)", "\(down)")
    case .dragOnto(let target, let place): order(.dragOnto, target, place)
    case .pressKey(let words):
      PlayOrder(pressing: PlayKeys(words)?.key ?? words, holding: PlayKeys(words)?.modifiers ?? [])
    case .openURL(let url): PlayOrder(.openURL, url)
    case .scenePhase(let phase): PlayOrder(.scenePhase, phase)
    case .notification(let name): PlayOrder(.notification, name)
    case .rest: PlayOrder(.rest)
    case .wait(let duration): PlayOrder(.wait, "\(duration.asNanoseconds)")
    case .next: PlayOrder(.next)
    case .world(let path, let answering): Self.order(path, answering)
    }
  }

  private static func order(_ path: String, _ answering: PlayAnswering) -> PlayOrder {
    func order(_ answering: PlayOrder.Answering, _ text: String = "") -> PlayOrder {
      PlayOrder(.world, path, answering.rawValue, text)
    }
    return switch answering {
    case .well: order(.well)
    case .fails: order(.fails)
    case .empty: order(.empty)
    case .never: order(.never)
    case .asIn(let state): order(.asIn, state)
    case .takes(let duration): order(.takes, "\(duration.asNanoseconds)")
    }
  }
}
