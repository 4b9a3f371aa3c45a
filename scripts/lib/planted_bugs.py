"""The bugs that planted.py plants, one by one, in the apps of planted/ and in the samples: each a change of one file."""
import dataclasses


@dataclasses.dataclass
class Plant:
    family: str
    file: str
    screen: str
    # What the first line of a finding has to say.
    fact: str
    # The rules that say it, and a regular expression for the words.
    rules: str
    words: str
    edits: list
    # States that the change makes impossible, and that the app would not have declared.
    drops: tuple = ()


PLANTS = []
# Bugs that only other data show.
EXPLORED = []


def plant(family, file, screen, fact, rules, words, *edits, drops=(), into=PLANTS):
    into.append(Plant(family, file, screen, fact, rules, words, list(edits), tuple(drops)))


def write(*words, **more): plant("writes", *words, **more)
def again(*words, **more): plant("asking again", *words, **more)
def sign(*words, **more): plant("ways out and signs", *words, **more)
def identity(*words, **more): plant("identity", *words, **more)
def words(*words, **more): plant("words", *words, **more)
def default(*words, **more): plant("a case by default", *words, **more)
def access(*words, **more): plant("accessibility", *words, **more)
def data(*words, **more): plant("data", *words, **more, into=EXPLORED)


TOLD = "silent failure|false success"
TWICE = "double submit|same call twice"
SIGN = "silent loading|blank screen"

# Writes

write("Shop/Cart.swift", "Cart", "a failed Remove leaves the row away and says nothing", TOLD, "Remove|Tent|Lantern|remove", (
    """      items.insert(row, at: min(index, items.count))
      problem = "\\(item.name) was not removed. \\(error.localizedDescription)"
""", ""), drops=["remove failed"])
write("Shop/Cart.swift", "Cart", "a failed Undo keeps the row and says nothing", TOLD, "Undo|restore", (
    """      items.removeAll { $0.id == item.id }
      problem = "\\(item.name) was not put back. \\(error.localizedDescription)"
      removed = (item, index)
""", ""), drops=["undo failed"])
write("Shop/Cart.swift", "Cart", "a failed change of the quantity keeps the new number and says nothing", TOLD, "Increment|quantity|Tent|Lantern", (
    """      if let index = items.firstIndex(where: { $0.id == item.id }), items[index].quantity == quantity {
        items[index].quantity = item.quantity
      }
      problem = "The quantity of \\(item.name) was not changed. \\(error.localizedDescription)"
""", ""))
write("Shop/Cart.swift", "Cart", "Undo does not put the row back", "broken undo", "Undo", (
    "    items.insert(item, at: min(index, items.count))\n    do { try await service.restore", "    do { try await service.restore"))
write("Shop/Checkout.swift", "Checkout", "Pay Now pressed twice pays twice", TWICE, "Pay Now|payment",
      ("guard isComplete, !isPaying, orderNumber == nil", "guard isComplete"), (".disabled(!model.isComplete || model.isPaying)", ".disabled(!model.isComplete)"),
      ("if model.isPaying { ProgressView(\"Paying\") } else { Text(\"Pay Now\") }", "Text(\"Pay Now\")"))
write("Shop/SignIn.swift", "SignIn", "two quick presses of Sign In send twice, as the button goes only when the task has begun", TWICE, "Sign In|account", (
    "guard canSignIn, !isSigningIn else { return }\n    isSigningIn = true\n", "guard canSignIn else { return }\n    await Task.yield()\n    isSigningIn = true\n"))
write("Travel/Booking.swift", "Booking", "a failed booking says Booked", "false success|silent failure", "Booked|Book", (
    "catch {\n      problem = error.localizedDescription\n      isFailed = true\n    }", "catch { code = \"pending\" }"), drops=["full", "given up"])
write("Club/Profile.swift", "Profile", "a failed Save closes the editor as if it had saved", TOLD, "Save|save", (
    "try await service.save(draft)", "try? await service.save(draft)"))
write("Shop/Preferences.swift", "Preferences", "a setting that was not saved stays changed", "false success|broken undo|silent failure", "Offers|Receipts|Currency|Not saved|save", (
    "      preferences = old\n", ""))
write("Shop/Preferences.swift", "Preferences", "Delete Account is sent again while it is under way", TWICE, "Delete Account|deletion",
      ("    guard !isDeleting else { return }\n    isDeleting = true\n", ""))
write("Shop/Reviews.swift", "Reviews", "a failed like stays on, without a message", TOLD, "Like|like", (
    """      if reviews.first(where: { $0.id == review.id })?.isLiked == isLiked { set(!isLiked, of: review.id) }
      likeProblem = "Your like was not saved. \\(error.localizedDescription)"
""", ""))
write("Shop/Reviews.swift", "Reviews", "a failed Post closes the sheet", TOLD, "Post|post", (
    "      postProblem = \"Not posted. \\(error.localizedDescription)\"\n      return false", "      return true"), drops=["post failed"])
write("Shop/Export.swift", "Export", "Cancel Export does not end the export", "late answer|broken undo", "Cancel Export", (
    "    work?.cancel()\n    work = nil\n", ""))
write("Club/EventEditor.swift", "Events", "a failed Create says nothing", TOLD, "Create|create", (
    "      failure = error.localizedDescription\n      return false", "      return false"), drops=["not created"])
write("Club/Chores.swift", "Chores", "a failed Add loses the text that was typed", "false success|silent failure|broken undo", "Add|add|Sweep|New chore", (
    "    isAdding = true\n    problem = nil\n", "    isAdding = true\n    problem = nil\n    draft = \"\"\n"))
write("Club/Chores.swift", "Chores", "a second toggle while the first is saved sends it again", TWICE, "Mow|Paint|done|toggle", (
    "    guard busy.insert(chore.id).inserted else { return }\n    problem = nil\n    do {\n      try await service.setDone", "    problem = nil\n    do {\n      try await service.setDone"))
write("Club/Messages.swift", "Messages", "Send pressed twice sends the message twice", TWICE, "Send|send",
      ("guard !isSending, !text.isEmpty", "guard !text.isEmpty"), ("    isSending = true\n    sendProblem = nil\n", "    sendProblem = nil\n"))
write("Travel/Favorites.swift", "Favorites", "the server deletes a row although Undo has brought it back", "broken undo|late answer", "Undo", (
    "    commit.cancel()\n", ""))
write("Travel/Favorites.swift", "Favorites", "a failed delete leaves the row away and says nothing", TOLD, "Delete|delete|Lofoten|Bergen", (
    "        insert(favorite, at: index)\n        problem = \"\\(favorite.name) was not deleted. \\(error.localizedDescription)\"\n", ""))
write("Club/Courses.swift", "Courses", "a failed booking shows the course as booked", TOLD, "Book a Place|Cancel Booking|book|cancel", (
    "      problem = error.localizedDescription\n    }\n    busy", "      if let index = courses.firstIndex(where: { $0.id == course.id }) { courses[index].isBooked.toggle() }\n    }\n    busy"))
write("Club/Notices.swift", "Notices", "notices stay read although marking them failed, without a message", TOLD, "Mark All as Read|mark", (
    "      try await service.markRead(ids)\n", "      try? await service.markRead(ids)\n"))
write("Travel/Login.swift", "Login", "a failed Log Out logs out", TOLD, "Log Out|logOut", (
    "problem = \"You are still logged in. \\(error.localizedDescription)\"", "traveller = nil"), drops=["not logged out"])
write("Travel/TravelSettings.swift", "TravelSettings", "a failed Remove Maps says that there are none", TOLD, "Remove Maps|No maps|clear", (
    "problem = error.localizedDescription }\n    isClearing", "size = .value(0) }\n    isClearing"), drops=["not removed"])
write("Club/SignUp.swift", "SignUp", "Join pressed twice registers twice", TWICE, "Join|registration",
      ("guard canRegister, !isRegistering else", "guard canRegister else"), (".disabled(!model.canRegister || model.isRegistering)", ".disabled(!model.canRegister)"))
write("Travel/Sync.swift", "Sync", "Stop does not end the sync", "late answer|broken undo", "Stop", (
    "      work?.cancel()\n      phase = .stopped", "      phase = .stopped"), drops=["stop"])
write("Club/Chores.swift", "Chores", "a chore added while another is deleted brings the deleted row back", "late answer|overtaken answer|false success|lost answer|wrong row", "Mow|Paint|delete|Delete", (
    "    guard busy.insert(chore.id).inserted else { return }\n    problem = nil\n    do {\n      try await service.delete(chore.id)\n      chores = .loaded(known.filter { $0.id != chore.id })",
    "    guard busy.insert(chore.id).inserted else { return }\n    problem = nil\n    let before = known\n    do {\n      try await service.delete(chore.id)\n      chores = .loaded(before.filter { $0.id != chore.id })"))

# Asking again

again("Club/NewsFeed.swift", "NewsFeed", "a refresh doubles the rows", "doubled content", "We won|Summer party|New pitch|refresh", (
    "    items = .loaded(newest)", "    if case .loaded(let known) = items { items = .loaded(known + newest) } else { items = .loaded(newest) }"))
again("Travel/Trips.swift", "Trips", "a refresh doubles the rows", "doubled content", "Rome|Alps|refresh", ("      trips = found\n", "      trips += found\n"))
again("Shop/OrderHistory.swift", "OrderHistory", "the failure of a refresh stays over fresh rows", "stale failure", "Not refreshed", (
    "    refreshProblem = nil\n", ""))
again("Shop/OrderHistory.swift", "OrderHistory", "two rows that appear ask for the same page twice", "same call twice", "page 2|orders",
      ("    guard case .loaded = more, orders.suffix(2)", "    guard orders.suffix(2)"), ("guard let page = next, more != .loading else", "guard let page = next else"), drops=["older orders again"])
again("Shop/Catalog.swift", "Catalog", "Search Again asks without the query", "lost query", "Search Again|lamp|zzz", (
    ".task(id: search) { await model.search(search.query) }", ".task(id: search) { await model.search(search.attempt > 0 ? \"\" : search.query) }"))
again("Club/MemberSearch.swift", "MemberSearch", "the answer to an older search replaces that of the newer one", "overtaken answer|late answer", "Search by name|type|members",
      ("    work?.cancel()\n    searched", "    searched"))
again("Club/MemberSearch.swift", "MemberSearch", "each key asks the directory", "asked per key", "Search by name|members", (
    ".debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)", ""))
again("Travel/Places.swift", "Places", "Search Once More loses the kind that was chosen", "lost query", "Search Once More|Beaches|Kind", (
    "question.attempt += 1", "question = Question(query: question.query, attempt: question.attempt + 1)"))
again("Shop/Deliveries.swift", "Deliveries", "Try Again leaves the failure on the screen while it asks", "stale failure|silent loading", "Try Again|Deliveries Not Loaded|deliveries|offline", (
    "    list = .loading\n", ""))
again("Travel/Converter.swift", "Converter", "an old failure stays over fresh rates", "stale failure", "The rates are not new", (
    "    isRefreshing = true\n    problem = nil\n", "    isRefreshing = true\n"))
again("Shop/ShopTabs.swift", "ShopTabs", "the deals are loaded again at every return", "needless reload|needless call", "deals", (
    "    if case .loaded = deals { return }\n", ""))
again("Travel/Sync.swift", "Sync", "the pauses between the attempts do not grow", "eager retries", "photos|2 s|pause", ("[2, 4, 8, nil]", "[2, 2, 2, nil]"))
again("Club/NewsFeed.swift", "NewsFeed", "the alert shows the error before the last one", "wrong error", "News Not Loaded|no connection|refresh|news",
      ("      guard own == refreshes, !Task.isCancelled else { return }\n      problem = error.localizedDescription", "      guard own == refreshes, !Task.isCancelled else { return }\n      earlier = earlier ?? error.localizedDescription\n      problem = earlier"),
      ("  private var revision = 0\n", "  private var revision = 0\n  private var earlier: String?\n"))
again("Shop/Checkout.swift", "Checkout", "a second error is reported in the words of the first", "wrong error|stale failure", "charged|Pay Now|payment",
      ("    problem = nil\n", ""), ("      problem = error.localizedDescription", "      problem = problem ?? error.localizedDescription"))
again("Club/Profile.swift", "Profile", "a load that was cancelled is shown as a failure on return", "unsupported failure", "Profile Not Loaded|cancel", (
    "      guard !Task.isCancelled else { return }\n      profile = .failed", "      profile = .failed"), ("    if case .loaded = profile { return }\n    profile = .waiting\n", "    if case .loaded = profile { return }\n    if case .failed = profile {} else { profile = .waiting }\n"))
again("Club/NewsFeed.swift", "NewsFeed", "the next page is asked after the first row instead of the last", "lost query|lost answer|same call twice|needless call", "Load Older News|before 9|news", (
    "known.last?.id", "known.first?.id"), drops=["older failed"])
again("Samples/Pulse/WatchlistViewModel.swift", "Watchlist", "a refresh doubles the rows", "doubled content", "AAPL|Apple|refresh", (
    "      markets = try await repository.markets()", "      markets += try await repository.markets()"))
again("Samples/Mail/MailView.swift", "Mail", "Try Again leaves the failure on the screen while it asks", "stale failure|silent loading", "No Connection|Try Again|inbox",
      ("    guard !inbox.isLoading else { return }\n    inbox = .loading\n", ""))

# Ways out and signs

sign("Shop/Cart.swift", "Cart", "the failed screen has no way to try again", "no retry", "Cart|fail|items", (
    """          } actions: {
            Button("Reload Cart") { Task { await model.load() } }
          }
""", "          }\n"), drops=["reload"])
sign("Travel/Converter.swift", "Converter", "the failed screen has no way to try again", "no retry", "Converter|Rates Not Loaded|fail", (
    """          } actions: {
            Button("Load Rates") {
              rates = .pending
              Task { await load() }
            }
          }
""", "          }\n"), drops=["load again"])
sign("Club/Courses.swift", "Courses", "the offline banner has no way to try again", "no retry", "Courses|connection|fail", (
    "            Button(\"Connect Again\") { Task { await model.load() } }\n", ""), drops=["offline"])
sign("Shop/ShopTabs.swift", "ShopTabs", "nothing shows that the deals are loading", SIGN, "deals|loading|Deals", (
    "      case .loading: ProgressView(\"Loading deals\")", "      case .loading: Color.clear"))
sign("Club/NewsFeed.swift", "NewsFeed", "nothing shows that older news are loading", "silent loading|same call twice", "Load Older News|news", (
    "    isLoadingMore = true\n", ""))
sign("Club/MemberSearch.swift", "MemberSearch", "nothing shows that a search is under way", "silent loading", "Search by name|members|searching", (
    "    members = .waiting\n", ""))
sign("Shop/OrderHistory.swift", "OrderHistory", "the refresh spinner goes at once, as the refresh is not awaited", "silent loading", "refresh", (
    ".refreshable { await model.refresh() }", ".refreshable { Task { await model.refresh() } }"))
sign("Travel/Trips.swift", "Trips", "the refresh spinner goes at once, as the refresh is not awaited", "silent loading", "refresh", (
    ".refreshable { await reload() }", ".refreshable { Task { await reload() } }"))
sign("Travel/Trips.swift", "Trips", "the list is blank while it is refreshed", "blank screen|lost refresh|silent loading|unsupported empty", "refresh", (
    "    isReloading = true\n", "    isReloading = true\n    trips = []\n"), drops=["refresh failed"])
sign("Shop/Cart.swift", "Cart", "the header \"0 products\" has nothing below it", "empty section", "0 products", (
    "        case .loaded where model.items.isEmpty:\n          ContentUnavailableView(\"Your Cart Is Empty\", systemImage: \"cart\")\n", ""))
sign("Travel/TravelTabs.swift", "TravelTabs", "the header \"0 tickets\" has nothing below it", "empty section", "0 tickets", (
    "    case .value(let tickets) where tickets.isEmpty: ContentUnavailableView(\"No Tickets\", systemImage: \"ticket\")\n", ""))
sign("Club/EventEditor.swift", "Events", "the spinner never stops after a failure", "endless spinner|silent failure", "spinner|fail|events", (
    "      events = .failed(error.localizedDescription)", "      _ = error"), drops=["again"])
sign("Shop/Reviews.swift", "Reviews", "the sheet cannot be left without posting", "no way out", "sheet|Your Review|Write Review",
      ("        ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\") { dismiss() }.disabled(model.isPosting) }\n", ""),
      (".interactiveDismissDisabled(model.isPosting)", ".interactiveDismissDisabled()"), drops=["cancel"])
sign("Travel/Booking.swift", "Booking", "nothing shows that the booking is under way", "silent loading|double submit|same call twice", "Book", ("    isBooking = true\n", ""), drops=["booking"])
sign("Club/NewsFeed.swift", "NewsFeed", "nothing shows that Check for News is under way", "silent loading|same call twice", "Check for News|news", (
    "await model.reload() }", "await model.refresh() }"))
sign("Shop/OrderHistory.swift", "OrderHistory", "a refresh that fails while older orders load leaves an endless spinner", "endless spinner", "older orders|refresh|spinner", (
    "    guard own == starts, !Task.isCancelled else { return }\n    generation += 1\n", "    guard own == generation, !Task.isCancelled else { return }\n"),
     ("    starts += 1\n    let own = starts\n", "    generation += 1\n    let own = generation\n"))
sign("Samples/Mail/MailView.swift", "Mail", "the failed inbox has no way to try again", "no retry", "Mail|No Connection|fail", (
    """      } actions: {
        Button("Try Again") { Task { await model.load() } }
      }
""", "      }\n"), drops=["retry"])
sign("Samples/Articles/ArticlesView.swift", "Articles", "nothing shows that the articles are loading", SIGN, "articles|loading", (
    "        case .loading:\n          ProgressView()", "        case .loading:\n          Color.clear"))

# Identity

identity("Shop/Reviews.swift", "Reviews", "two rows have the same id", "unclear identity", "id|row|Dry in the rain|Too small", ("List(model.shown) {", "List(model.shown, id: \\.isLiked) {"))
identity("Shop/OrderHistory.swift", "OrderHistory", "rows have the number of their items as id, which two share", "unclear identity", "id|row|Order", (
    "ForEach(model.orders) {", "ForEach(model.orders, id: \\.itemCount) {"))
identity("Travel/Converter.swift", "Converter", "all choices have one tag", "unclear identity|dead control", "Currency|tag|NOK|SEK", (
    "id: \\.self) { Text($0) }\n        }\n        Button(\"Swap", "id: \\.self) { Text($0).tag(\"NOK\") }\n        }\n        Button(\"Swap"), drops=["convert"])
identity("Travel/TravelTabs.swift", "TravelTabs", "rows get a new id at each drawing", "unclear identity", "id|row|Oslo|Bergen", (
    "ForEach(tickets, id: \\.self) { Text($0) }", "ForEach(tickets.map { (UUID(), $0) }, id: \\.0) { Text($0.1) }"))
identity("Club/Chores.swift", "Chores", "Delete on one row deletes another", "wrong row", "Mow|Paint|Delete", ("{ doomed = chore }", "{ doomed = chores.last }"))
identity("Shop/Reviews.swift", "Reviews", "Like on one row likes another", "wrong row", "Like|like|Too small|Dry", (
    "model.toggleLike(review)", "model.toggleLike(model.shown[0])"))
identity("Club/Courses.swift", "Courses", "the button of one course books another", "wrong row", "Book a Place|Cancel Booking|Judo|Yoga", (
    "model.toggleBooking(of: course)", "model.toggleBooking(of: model.courses[0])"), drops=["cancel", "not cancelled"])
identity("Travel/Packing.swift", "Packing", "each row opens the list of the first", "wrong row", "Suitcase|Backpack", ("opened = bag }", "opened = bags.first }"))
identity("Club/Messages.swift", "Messages", "each conversation shows the messages of the first", "wrong row", "Alan|Ada|ada", (
    "ConversationModel(id: conversation.id,", "ConversationModel(id: \"ada\","))
identity("Shop/Deliveries.swift", "Deliveries", "a delivery that is opened after another shows the steps of that one", "wrong row|outlived row|stale content", "Tent|Books|Packed|steps", (
    "    if shownID == id, case .loaded = steps { return }\n", "    if case .loaded = steps { return }\n"),
         ("{ shownID == id ? steps : .loading }", "{ steps }"), drops=["other steps"])
identity("Shop/Deliveries.swift", "Deliveries", "a delivery opens with the steps of the one before", "wrong row|outlived row|stale content", "Tent|Books|Packed|steps", (
    "{ shownID == id ? steps : .loading }", "{ steps }"))
identity("Travel/Favorites.swift", "Favorites", "the server deletes another row than the user", "wrong row", "Lofoten|Bergen|Delete", (
    "    let favorite = rows[index]\n    problem = nil\n", "    let favorite = rows[rows.count - 1 - index]\n    problem = nil\n"), drops=["delete and undo", "delete", "not deleted"])
identity("Shop/ShopTabs.swift", "ShopTabs", "two tabs have the same tag", "unclear identity|dead control", "Inbox|Help|tab|tag", (
    "Tab(\"Help\", systemImage: \"questionmark.circle\", value: 2)", "Tab(\"Help\", systemImage: \"questionmark.circle\", value: 1)"), drops=["help"])
identity("Shop/Preferences.swift", "Preferences", "the choices' tags are not of the selection's type", "unclear identity|dead control|misplaced", "Currency|Pound|tag", (
    "{ Text($0.rawValue) }", "{ Text($0.rawValue).tag($0.rawValue) }"), drops=["saved"])
identity("Shop/Cart.swift", "Cart", "the stepper of one row changes another", "wrong row", "Increment|Lantern|Tent", (
    "model.setQuantity(quantity, of: item)", "model.setQuantity(quantity, of: model.items[0])"), drops=["quantity failed"])
identity("Club/Chores.swift", "Chores", "the note of a row stays when the row is deleted", "outlived row", "Mow|Paint|Chosen",
         ("  @State private var doomed: Chore?\n", "  @State private var doomed: Chore?\n  @State private var chosen: Chore?\n"),
         ("      if chores.isEmpty { Text(", "      if let chosen { LabeledContent(\"Chosen\", value: chosen.title) }\n      if chores.isEmpty { Text("),
         (".swipeActions { Button(\"Delete\") { doomed = chore }.tint(.red) }", ".swipeActions {\n          Button(\"Delete\") { doomed = chore }.tint(.red)\n          Button(\"Choose\") { chosen = chore }\n        }"))
identity("Samples/Pulse/WatchlistView.swift", "Watchlist", "two rows have the same id", "unclear identity", "id|row|AAPL|MSFT", (
    "List(viewModel.markets) {", "List(viewModel.markets, id: \\.change.isZero) {"))

# Words

words("Shop/OrderHistory.swift", "OrderHistory", "it says \"1 items\"", "wrong plural", "1 items", ("\"^[\\(order.itemCount) item](inflect: true)\"", "\"\\(order.itemCount) items\""))
words("Travel/TravelTabs.swift", "TravelTabs", "it says \"1 tickets\"", "wrong plural", "1 tickets", ("\"^[\\(tickets.count) ticket](inflect: true)\"", "\"\\(tickets.count) tickets\""))
words("Shop/Cart.swift", "Cart", "it says \"1 products\" when a row is removed", "wrong plural", "1 products", ("\"^[\\(model.items.count) product](inflect: true)\"", "\"\\(model.items.count) products\""))
words("Shop/Catalog.swift", "Catalog", "it says \"Optional(249)\"", "raw text", "Optional", ("Text(product.price, format: .currency(code: \"EUR\"))", "Text(\"\\(String(describing: Optional(product.price)))\")"))
words("Shop/Checkout.swift", "Checkout", "it says the name of an error's case", "raw text|wrong error", "soldOut", ("      problem = error.localizedDescription", "      problem = \"\\(error)\""))
words("Shop/Deliveries.swift", "Deliveries", "it says a date in 1970", "raw text", "Jan 1|1970", ("Text(delivery.due, format: .dateTime.day().month())", "Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month().year())"))
words("Club/SignUp.swift", "SignUp", "the repeated password is in clear text", "clear password", "Repeat password|1815", ("SecureField(\"Repeat password\"", "TextField(\"Repeat password\""))
words("Travel/Booking.swift", "Booking", "it says \"%@\"", "raw text", "%@", ("\"Your code is \\(code).\"", "\"Your code is %@.\""))
words("Club/Notices.swift", "Notices", "\"You have seen it all.\" has no German translation", "untranslated", "You have seen it all", ("\"You are up to date.\"", "\"You have seen it all.\""))
words("Club/Courses.swift", "Courses", "\"There are no courses this season.\" stays English in German", "untranslated", "There are no courses", (
    "Text(\"There are no courses this season.\")", "Text(verbatim: \"There are no courses this season.\")"))
words("Club/Profile.swift", "Profile", "it says a value as code prints it", "raw text", "Profile\\(", ("LabeledContent(\"Name\", value: profile.name)", "LabeledContent(\"Name\", value: \"\\(profile)\")"))
words("Travel/Sync.swift", "Sync", "it says the name of a type", "raw text", "TravelError", ("phase = .waiting(pause, error.localizedDescription)", "phase = .waiting(pause, \"\\(type(of: error))\")"))
words("Club/NewsFeed.swift", "NewsFeed", "it says an error's code alone", "raw text|wrong error|silent failure", "Error \\d|does not say why", ("      items = .failed(error.localizedDescription)", "      items = .failed(\"Error \\((error as NSError).code)\")"))
words("Shop/Reviews.swift", "Reviews", "it says \"1 stars\"", "wrong plural", "1 stars", ("Text(\"^[\\(review.stars) star](inflect: true)\")", "Text(\"\\(review.stars) stars\")"))

# A case by default

default("Shop/Catalog.swift", "Catalog", "a busy shop and a sold out product look the same", "same failure|wrong error", "busy|soldOut|sold out|Something went wrong", (
    "      phase = .failed(error.localizedDescription)", "      phase = .failed(error as? ShopError == .offline ? error.localizedDescription : \"Something went wrong.\")"))
default("Shop/SignIn.swift", "SignIn", "a locked account and a wrong password look the same", "same failure|wrong error", "locked|wrongPassword|wrong", (
    "    case .wrongPassword: \"The email or the password is wrong.\"\n    case .locked: \"This account is locked for an hour.\"\n", "    default: \"The email or the password is wrong.\"\n"), drops=["locked"])
default("Shop/Checkout.swift", "Checkout", "all errors but one look the same", "same failure|wrong error", "busy|soldOut|sold out|Payment failed", (
    "      problem = error.localizedDescription", "      switch error as? ShopError {\n      case .offline: problem = error.localizedDescription\n      default: problem = \"Payment failed.\"\n      }"))
default("Travel/Booking.swift", "Booking", "no signal and a wrong code look the same", "same failure|wrong error", "noSignal|wrongCode|signal|code", (
    "      problem = error.localizedDescription", "      problem = error as? TravelError == .fullyBooked ? error.localizedDescription : \"It did not work.\""))

# Accessibility

access("Club/MemberSearch.swift", "MemberSearch", "a button with a picture alone has no label", "unlabelled control|vague label|raw text", "ic_clear_24|button|label", (
    "        results\n      }\n", "        results\n        Button { model.name = \"\" } label: { Image(\"ic_clear_24\").frame(width: 44, height: 44) }\n      }\n"))
access("Shop/Cart.swift", "Cart", "Undo is smaller than 44 x 44 points", "small target", "Undo", ("Text(\"Undo\").frame(minWidth: 44, minHeight: 44)", "Text(\"Undo\").frame(width: 60, height: 24)"))
access("Shop/Checkout.swift", "Checkout", "light gray text on white", "low contrast", "charged|contrast", (
    "Text(\"You have not been charged. \\(problem)\")", "Text(\"You have not been charged. \\(problem)\").foregroundStyle(Color(white: 0.8))"))
access("Travel/Converter.swift", "Converter", "VoiceOver does not reach Swap Currencies", "hidden control", "Swap", (
    "{ isFromEuro.toggle() }", "{ isFromEuro.toggle() }.accessibilityHidden(true)"), drops=["convert"])
access("Club/NewsFeed.swift", "NewsFeed", "a headline does not grow with the text size", "fixed text", "We won|Summer party|New pitch|15 points", ("Text(item.headline)", "Text(item.headline).font(.system(size: 15))"))
access("Travel/Login.swift", "Login", "a label says \"button\"", "vague label", "Log In", ("Button(\"Log In\") { isLoggingIn = true }", "Button(\"Log In\") { isLoggingIn = true }.accessibilityLabel(\"Log In button\")"),
       drops=["checking", "log in by return", "wrong code", "log out", "not logged out", "stay and cancel"])
access("Club/NewsFeed.swift", "NewsFeed", "a headline is cut in large type", "cut text", "We won|Summer party|New pitch", ("Text(item.headline)", "Text(item.headline).frame(width: 140, height: 24)"))
access("Travel/Packing.swift", "Packing", "a row that can be pressed is not a button for VoiceOver", "wrong trait", "Backpack|Suitcase", ("Button(bag.name) { opened = bag }", "Text(bag.name).onTapGesture { opened = bag }"))

# Other data: everystate explore

data("Travel/Packing.swift", "Packing", "a division by zero without items", "", "crash|trap|zero", ("        case .value where items.isEmpty: ContentUnavailableView(\"Nothing to Pack\", systemImage: \"checklist\")\n", ""),
     ("\"\\(items.filter(\\.isPacked).count) of \\(items.count) packed\"", "\"\\(items.filter(\\.isPacked).count * 100 / items.count) percent packed\""), drops=["nothing to pack", "list failed"])
data("Shop/Deliveries.swift", "Deliveries", "a crash with one delivery", "", "crash|trap|range", (
    "          VStack(alignment: .leading) {\n            Text(delivery.title)", "          VStack(alignment: .leading) {\n            if delivery == deliveries[0] { Text(\"Before \\(deliveries[1].title)\") }\n            Text(delivery.title)"))
data("Travel/Trips.swift", "Trips", "an index out of range when the second page is empty", "", "crash|trap|range", (
    "        if isReloading {", "        if !trips.isEmpty { Text(\"Until \\(trips[page - 1 + (isAtEnd ? 1 : 0)].title)\") }\n        if isReloading {"), drops=["second page fails", "refreshing", "refresh failed"])
data("Shop/Reviews.swift", "Reviews", "a bar whose width is not a number", "", "NaN|nan|crash|number", (
    "      if let problem = model.likeProblem", "      Color.yellow.frame(width: 300 * CGFloat(model.shown.map(\\.stars).reduce(0, +)) / CGFloat(model.shown.map(\\.stars).reduce(0, +)), height: 8)\n      if let problem = model.likeProblem"),
     drops=["none of this kind", "try again"])
data("Club/NewsFeed.swift", "NewsFeed", "a headline is used as a format", "", "%|crash|format", ("Text(item.headline)", "Text(String(format: item.headline, item.likes))"))
data("Club/Messages.swift", "Messages", "a message is read as Markdown", "", "\\*\\*|marks|Markdown", ("Text(message.text).frame", "Text(LocalizedStringKey(message.text)).frame"))
data("Club/Notices.swift", "Notices", "a sort of dates that crashes without one", "", "nil|crash|trap", ("  let date: Date\n", "  let date: Date?\n"), (
    "ForEach(notices) {", "ForEach(notices.sorted { $0.date! > $1.date! }) {"), ("Text(notice.date, format", "Text(notice.date ?? .now, format"))
data("Shop/ShopTabs.swift", "ShopTabs", "a badge that is lost when it arrives after the deals", "", "badge|unread|message|lost", (
    "    unread = count\n", "    if case .loaded = deals { return }\n    unread = count\n"))
data("Shop/Reviews.swift", "Reviews", "the text of a long review lies under its button", "", "overlap|cover|under|outside", (
    "          HStack {\n            VStack(alignment: .leading) {\n              Text(review.text)", "          ZStack(alignment: .trailing) {\n            VStack(alignment: .leading) {\n              Text(review.text)"),
     ("            }\n            Spacer()\n            Button { Task { await model.toggleLike", "            }\n            .frame(maxWidth: .infinity, alignment: .leading)\n            Button { Task { await model.toggleLike"))
data("Club/ClubTabs.swift", "ClubTabs", "failed matches look like none", "", "matches|fail", (
    "      matches = .failed(error.localizedDescription)", "      matches = .loaded([])"), drops=["matches failed"])
