import SwiftUI

@testable import EveryState

/// Identity: rows and choices with ids of their own, controls that act on their own row, and what a row has opened.
@MainActor struct RowRuleTests {
  nonisolated static let rules: [SoundnessRule] = [.unclearIdentity, .outlivedRow, .wrongRow]

  private let three = [SnapshotState<ShelfWorld>.books(["Dune", "Emma", "Faust"])]

  @Test func `rows and choices with one id, and ids that are places, are found`() throws {
    func same(_ what: String, _ one: String = "Dune", _ other: String = "Emma") -> String {
      "Shelf / loaded: \"\(one)\" and \"\(other)\" have the same \(what): a phone takes one for the other. (unclear identity)"
    }
    func moved(_ event: String) -> String {
      #"Shelf / loaded, then \#(event): "Emma" had the id 1 and has the id 0: its place is its id, so another row gets its "#
        + "state. (unclear identity)"
    }
    try BookCase.check(Self.rules, in: three) {
      BookCase("constant", same("id, false")) { it in it.shown { List(it.books ?? [], id: \.isEmpty) { Text($0) } } }
      BookCase("one word", same("id, USD")) { it in
        it.shown { LazyVStack { ForEach((it.books ?? []).map { Price(id: "USD", name: $0) }) { Text($0.name) } } }
      }
      BookCase("picker", same("tag, a", "A", "B")) { it in
        it.beside(
          Picker("Kind", selection: it.$words) {
            ForEach(["A", "B", ""], id: \.self) { Text($0).tag($0.isEmpty ? "" : "a") }
          })
      }
      BookCase("offset", moved(#"Delete "Dune""#)) { it in
        it.shown {
          List {
            ForEach(Array((it.books ?? []).enumerated()), id: \.offset) { Text($1) }
              .onDelete { it.books?.remove(atOffsets: $0) }
          }
        }
      }
      BookCase("index", moved(#"press "Delete" in "Dune""#)) { it in
        it.shown {
          ForEach((it.books ?? []).indices, id: \.self) { index in
            HStack {
              Text(it.books?[index] ?? ""); Button("Delete") { it.books?.remove(at: index) }
            }
          }
        }
      }
      BookCase("their own") { it in it.shown { List { it.rows.onDelete { it.books?.remove(atOffsets: $0) } } } }
      BookCase("a filter by places") { it in
        NavigationStack {
          it.shown { List(Array(it.found.enumerated()), id: \.offset) { Text($1) } }.searchable(text: it.$words)
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `a control that acts on another row is found, also in a filtered list`(
    _ isOwn: Bool
  ) throws {
    func wrong(_ sentence: String) -> String? { isOwn ? nil : "Shelf / loaded: \(sentence) (wrong row)" }
    func deletes(_ it: Books, _ rows: [String]) -> some View {
      List {
        ForEach(rows, id: \.self) { Text($0) }.onDelete { offsets in
          if isOwn {
            it.books?.removeAll { offsets.map { rows[$0] }.contains($0) }
          } else {
            it.books?.remove(atOffsets: offsets)
          }
        }
      }
    }
    /// The row's book, or the next one.
    func target(_ it: Books, _ book: String) -> String {
      let all = it.books ?? []
      return isOwn ? book : all[((all.firstIndex(of: book) ?? 0) + 1) % all.count]
    }
    try BookCase.check(Self.rules, in: three) {
      BookCase(
        "sorted", wrong(#"after Delete "Dune" "Faust" is gone and "Dune" is still there."#),
        in: [.books(["Faust", "Emma", "Dune"])]
      ) { it in it.shown { deletes(it, (it.books ?? []).sorted()) } }
      BookCase("toggle", wrong(#"after toggle "Dune" it is "Emma" that changes."#)) { it in
        it.shown {
          ForEach(it.books ?? [], id: \.self) { book in
            Toggle(
              book,
              isOn: Binding(get: { it.liked == book }, set: { it.liked = $0 ? target(it, book) : nil }))
          }
        }
      }
      BookCase("call", wrong(#"press "Buy" in "Dune" calls ads (order Emma), and not with its own row."#)) { it in
        it.shown {
          ForEach(it.books ?? [], id: \.self) { book in
            HStack {
              Text(book);
              Button("Buy") { Task { it.words = (try? await it.world.ads("order \(target(it, book))")) ?? "-" } }
            }
          }
          if !it.words.isEmpty { Text(it.words == "-" ? "Not ordered" : "Ordered") }
        }
      }
      BookCase("id", wrong(#"press "Dune" calls ads (emma), which is another row's id, and not its own."#)) { it in
        it.shown {
          ForEach((it.books ?? []).map { Price(id: $0.lowercased(), name: $0) }) { row in
            Button(row.name) { Task { it.words = (try? await it.world.ads(target(it, row.name).lowercased())) ?? "-" } }
          }
          if !it.words.isEmpty { Text(it.words == "-" ? "Not ordered" : "Ordered") }
        }
      }
      BookCase("page", wrong(#"after press "Emma" it is "Dune" that opens."#)) { it in
        it.shown {
          ForEach(it.books ?? [], id: \.self) { book in Button(book) { it.chosen = isOwn ? book : it.books?[0] } }
        }
        .sheet(isPresented: Binding(get: { it.chosen != nil }, set: { if !$0 { it.chosen = nil } })) {
          Text(it.chosen ?? "")
        }
      }
      BookCase(
        "content",
        wrong(
          #"after press "Dune", then go back, then press "Emma" it shows "Its ad", which came for "Dune", and ads is not asked for "Emma"."#
        )
      ) { it in
        NavigationStack {
          it.shown {
            ForEach(it.books ?? [], id: \.self) { book in
              NavigationLink(book) {
                Text(it.words.isEmpty ? "Loading" : "Its ad").task {
                  if isOwn { it.words = "" }
                  if it.words.isEmpty { it.words = (try? await it.world.ads(book)) ?? "-" }
                }
              }
            }
          }
        }
      }
      BookCase("dialog", wrong(#"after Ask "Dune", then press "Delete" "Emma" is gone and "Dune" is still there."#)) {
        it in
        it.shown {
          List {
            ForEach(it.books ?? [], id: \.self) { book in Text(book).swipeActions { Button("Ask") { it.chosen = book } }
            }
          }
        }
        .confirmationDialog(
          "Sure?", isPresented: Binding(get: { it.chosen != nil }, set: { if !$0 { it.chosen = nil } })
        ) {
          Button("Delete") { [chosen = it.chosen] in it.books?.removeAll { $0 == target(it, chosen ?? "") } }
        }
      }
      BookCase("search", wrong(#"type "Faust": after Delete "Faust" "Faust" is still there."#)) { it in
        NavigationStack { it.shown { deletes(it, it.found) }.searchable(text: it.$words) }
      }
      BookCase("filter", wrong(#"toggle "Long": after Delete "Faust" "Faust" is still there."#)) { it in
        it.shown {
          Toggle("Long", isOn: it.$isBusy); deletes(it, (it.books ?? []).filter { !it.isBusy || $0.count > 4 })
        }
      }
    }
  }

  @Test(arguments: [true, false]) func `a detail, a sheet or a page that stays without its row is found`(_ keeps: Bool)
    throws
  {
    func outlived(_ event: String, _ place: String = "what it had opened") -> String? {
      let sentence = #"after press "Dune" and \#(event) the row "Dune" is gone, and \#(place) still shows it."#
      return keeps ? "Shelf / loaded: \(sentence) (outlived row)" : nil
    }
    func chosen(_ it: Books) -> ForEach<[String], String, Button<Text>> {
      ForEach(it.books ?? [], id: \.self) { book in Button(book) { it.chosen = book } }
    }
    func split(_ it: Books) -> some View {
      HStack {
        List { chosen(it).onDelete { it.books?.remove(atOffsets: $0) } }.refreshable { await it.load(keeps: true) }
        let open = it.chosen.flatMap { keeps || it.books?.contains($0) == true ? $0 : nil }
        Text(open ?? "Choose a book")
      }
    }
    func detail(_ it: Books) -> some View {
      VStack {
        Text(it.chosen ?? "")
        Button("Delete") {
          it.books?.removeAll { $0 == it.chosen }
          if !keeps { it.chosen = nil }
        }
      }
    }
    func isOpen(_ it: Books) -> Binding<Bool> {
      Binding(get: { it.chosen != nil }, set: { if !$0 { it.chosen = nil } })
    }
    let empty = SnapshotState<ShelfWorld>.state("empty", proving: .empty) { $0.books = .returns([]) }
    try BookCase.check(Self.rules, in: three) {
      BookCase("refresh", outlived("refresh"), in: three + [empty]) { it in it.shown(hasEmpty: false) { split(it) } }
      BookCase("swipe", outlived(#"Delete "Dune""#)) { it in it.shown { split(it).refreshable {} } }
      BookCase("sheet", outlived(#"press "Delete""#, "the sheet")) { it in
        it.shown { VStack { chosen(it) } }.sheet(isPresented: isOpen(it)) { detail(it) }
      }
      BookCase("page", outlived(#"press "Delete""#)) { it in
        NavigationStack {
          it.shown { VStack { chosen(it) } }.navigationDestination(isPresented: isOpen(it)) { detail(it) }
        }
      }
    }
  }
}

private struct Price: Identifiable {
  let id: String
  let name: String
}

extension Books { fileprivate var found: [String] { (books ?? []).filter { words.isEmpty || $0.contains(words) } } }
