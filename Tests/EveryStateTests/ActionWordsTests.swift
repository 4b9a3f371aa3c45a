import Testing

@testable import EveryState

/// The names of the states of `.performs`, which are names of files.
struct ActionWordsTests {
  private static let verbs = """
    transfer: transferring, transferred; refer: referring, referred; prefer: preferring, preferred; defer: deferring, deferred
    confer: conferring, conferred; infer: inferring, inferred; offer: offering, offered; occur: occurring, occurred
    admit: admitting, admitted; permit: permitting, permitted; submit: submitting, submitted; commit: committing, committed
    limit: limiting, limited; edit: editing, edited; visit: visiting, visited; control: controlling, controlled
    cancel: canceling, canceled; begin: beginning, begun; forget: forgetting, forgotten; format: formatting, formatted
    open: opening, opened; enter: entering, entered; filter: filtering, filtered; focus: focusing, focused
    drop: dropping, dropped; pin: pinning, pinned; plan: planning, planned; ship: shipping, shipped; zip: zipping, zipped
    quit: quitting, quit; put: putting, put; run: running, run; set: setting, set; stop: stopping, stopped
    fix: fixing, fixed; show: showing, shown; play: playing, played; pay: paying, paid; load: loading, loaded
    sync: syncing, synced; panic: panicking, panicked; mimic: mimicking, mimicked; tie: tying, tied; untie: untying, untied
    die: dying, died; agree: agreeing, agreed; free: freeing, freed; see: seeing, seen; delete: deleting, deleted
    make: making, made; take: taking, taken; write: writing, written; rewrite: rewriting, rewritten; send: sending, sent
    resend: resending, resent; build: building, built; rebuild: rebuilding, rebuilt; read: reading, read; undo: undoing, undone
    reset: resetting, reset; overwrite: overwriting, overwritten; withdraw: withdrawing, withdrawn; repay: repaying, repaid
    buy: buying, bought; sell: selling, sold; choose: choosing, chosen; find: finding, found; leave: leaving, left; win: winning, won
    apply: applying, applied; retry: retrying, retried; reply: replying, replied; delay: delaying, delayed; return: returning, returned
    unpin: unpinning, unpinned; resubmit: resubmitting, resubmitted; unsubscribe: unsubscribing, unsubscribed; join: joining, joined
    optimize: optimizing, optimized; notify: notifying, notified; preview: previewing, previewed; autosave: autosaving, autosaved
    login: logging in, logged in; logIn: logging in, logged in; logout: logging out, logged out; logOut: logging out, logged out
    signup: signing up, signed up; signUp: signing up, signed up; sign in: signing in, signed in; signIn: signing in, signed in
    setup: setting up, set up; setUp: setting up, set up; checkout: checking out, checked out; checkOut: checking out, checked out
    lookup: looking up, looked up; lookUp: looking up, looked up; backup: backing up, backed up; backUp: backing up, backed up
    turnoff: turning off, turned off; turnOff: turning off, turned off; shutdown: shutting down, shut down
    sendMessage: sending message, sent message; postURL: posting URL, posted URL; loginUser: logging in user, logged in user
    payment: payment pending, payment done; booking: booking pending, booking done; profile: profile pending, profile done
    """

  @Test(arguments: verbs.split { ";\n".contains($0) }.map { $0.split(separator: ":").map(String.init) })
  func `an action's states are named by its verb`(_ verb: [String]) {
    let words = ActionWords(verb[0].trimmingPrefix(" ").description)
    expect(" \(words.pending), \(words.done)", is: verb[1])
  }

  @Test(arguments: [
    ("send", "send failed"), ("sendMessage", "send message failed"), ("logIn", "log in failed"),
    ("checkout", "check out failed"), ("postURL", "post URL failed"), ("payment", "payment failed"),
  ]) func `a failed action is named by its words`(_ name: String, _ failed: String) {
    expect(ActionWords(name).failed, is: failed)
  }

  @Test(arguments: [
    ("book", "booking, booked, book failed"), ("under way,over", "under way, over, order failed"),
    ("on  its way, there, lost", "on its way, there, lost"),
  ]) func `a label gives the verb, or the names themselves`(_ label: String, _ names: String) {
    let words = ActionWords("order", as: label)
    expect("\(words.pending), \(words.done), \(words.failed)", is: names)
  }
}
