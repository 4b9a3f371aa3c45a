import SwiftUI

@testable import EveryState

/// Identity: rows and choices with ids of their own, controls that act on their own row, and what a row has opened. The planted apps have more.
@MainActor struct RowRuleTests {
  nonisolated static let rules: [SoundnessRule] = [.unclearIdentity, .outlivedRow, .wrongRow]
  private let three = [SnapshotState<BenchWorld>.books(["Dune", "Emma", "Faust"])]

  @Test func `rows and choices with one id, and ids that are places, are found`() throws {
    func same(_ what: String, _ one: String = "Dune", _ other: String = "Emma") -> String {
      "Shelf / loaded: \"\(one)\" and \"\(other)\" have the same \(what): a phone confuses them. (unclear identity)"
    }
    func moved(_ event: String) -> String {
      #"Shelf / loaded, then \#(event): "Emma" had the id 1 and now has the id 0: its id is its position, so another row gets its "#
        + "state. (unclear identity)"
    }
    try RuleCase.check(
      [
        .loads(same("id, false"), in: three) { it in it.shown { List(it.books ?? [], id: \.isEmpty) { Text($0) } } },
        .loads(same("id, USD"), in: three) { it in
          it.shown { LazyVStack { ForEach((it.books ?? []).map { Price(id: "USD", name: $0) }) { Text($0.name) } } }
        },
        .loads(same("tag, a", "A", "B"), in: three) { it in
          it.beside(
            Picker("Kind", selection: it.$text) {
              ForEach(["A", "B", ""], id: \.self) { Text($0).tag($0.isEmpty ? "" : "a") }
            })
        },
        .loads(moved(#"Delete "Dune""#), in: three) { it in
          it.shown {
            List {
              ForEach(Array((it.books ?? []).enumerated()), id: \.offset) { Text($1) }
                .onDelete { it.books?.remove(atOffsets: $0) }
            }
          }
        },
        .loads(moved(#"press "Delete" in "Dune""#), in: three) { it in
          it.shown {
            ForEach((it.books ?? []).indices, id: \.self) { index in
              HStack {
                Text(it.books?[index] ?? "")
                Button("Delete") { it.books?.remove(at: index) }
              }
            }
          }
        }, .loads(in: three) { it in it.shown { List { it.rows.onDelete { it.books?.remove(atOffsets: $0) } } } },
        .loads(in: three) { it in
          NavigationStack {
            it.shown { List(Array(it.found.enumerated()), id: \.offset) { Text($1) } }.searchable(text: it.$text)
          }
        },
      ], among: Self.rules)
  }

  @Test(arguments: [false, true]) func `a control that acts on another row is found, also in a filtered list`(
    _ isOwn: Bool
  ) throws {
    func wrong(_ sentence: String) -> String? { isOwn ? nil : "Shelf / loaded: \(sentence) (wrong row)" }
    func deletes(_ it: Bench, _ rows: [String]) -> some View {
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
    func target(_ it: Bench, _ book: String) -> String {
      let all = it.books ?? []
      return isOwn ? book : all[((all.firstIndex(of: book) ?? 0) + 1) % all.count]
    }
    try RuleCase.check(
      [
        .loads(
          wrong(#"after Delete "Dune", "Faust" disappears and "Dune" remains."#),
          in: [.books(["Faust", "Emma", "Dune"])]
        ) { it in it.shown { deletes(it, (it.books ?? []).sorted()) } },
        .loads(wrong(#"after toggle "Dune", "Emma" changes instead."#), in: three) { it in
          it.shown {
            ForEach(it.books ?? [], id: \.self) { book in
              Toggle(book, isOn: Binding(get: { it.chosen == book }, set: { it.chosen = $0 ? target(it, book) : nil }))
            }
          }
        },
        .loads(wrong(#"press "Dune" calls ads (emma) with another row's id instead of its own."#), in: three) { it in
          it.shown {
            ForEach((it.books ?? []).map { Price(id: $0.lowercased(), name: $0) }) { row in
              Button(row.name) {
                Task { it.text = (try? await it.world.ads(target(it, row.name).lowercased())) ?? "-" }
              }
            }
            if !it.text.isEmpty { Text(it.text == "-" ? "Not ordered" : "Ordered") }
          }
        },
        .loads(
          wrong(
            #"after press "Dune", then go back, then press "Emma", the screen shows "Its ad", which arrived for "Dune", and ads is not asked for "Emma"."#
          ), in: three
        ) { it in
          NavigationStack {
            it.shown {
              ForEach(it.books ?? [], id: \.self) { book in
                NavigationLink(book) {
                  Text(it.text.isEmpty ? "Loading" : "Its ad").task {
                    if isOwn { it.text = "" }
                    if it.text.isEmpty { it.text = (try? await it.world.ads(book)) ?? "-" }
                  }
                }
              }
            }
          }
        },
        .loads(wrong(#"type "Faust": after Delete "Faust", "Faust" remains."#), in: three) { it in
          NavigationStack { it.shown { deletes(it, it.found) }.searchable(text: it.$text) }
        },
      ], among: Self.rules)
  }

  @Test(arguments: [true, false]) func `a detail, a sheet or a page that stays without its row is found`(_ keeps: Bool)
    throws
  {
    func outlived(_ event: String, _ place: String = "what it had opened") -> String? {
      let sentence = #"after press "Dune" and \#(event), the row "Dune" is removed, but \#(place) still shows it."#
      return keeps ? "Shelf / loaded: \(sentence) (outlived row)" : nil
    }
    func split(_ it: Bench) -> some View {
      HStack {
        List { chosen(it).onDelete { it.books?.remove(atOffsets: $0) } }
        Text(it.chosen.flatMap { keeps || it.books?.contains($0) == true ? $0 : nil } ?? "Choose a book")
      }
    }
    func detail(_ it: Bench) -> some View {
      VStack {
        Text(it.chosen ?? "")
        Button("Delete") {
          it.remove(it.chosen)
          if !keeps { it.chosen = nil }
        }
      }
    }
    func chosen(_ it: Bench) -> ForEach<[String], String, Button<Text>> {
      ForEach(it.books ?? [], id: \.self) { book in Button(book) { it.chosen = book } }
    }
    try RuleCase.check(
      [
        .loads(outlived(#"Delete "Dune""#), in: three) { it in it.shown { split(it) } },
        .loads(outlived("refresh"), in: three + [.state("empty", proving: .empty) { $0.books = .returns([]) }]) { it in
          it.shown(hasEmpty: false) { split(it).refreshable { await it.load(keeps: true) } }
        },
        .loads(outlived(#"press "Delete""#, "the sheet"), in: three) { it in
          it.shown { VStack { chosen(it) } }.sheet(isPresented: it.isChosen) { detail(it) }
        },
        .loads(outlived(#"press "Delete""#), in: three) { it in
          NavigationStack {
            it.shown { VStack { chosen(it) } }.navigationDestination(isPresented: it.isChosen) { detail(it) }
          }
        },
      ], among: Self.rules)
  }

  @Test func `a row that its page takes from the list and can put back outlives nothing`() throws {
    func heart(_ it: Bench, _ book: String) -> some View {
      let isFavorite = it.books?.contains(book) == true
      return Button {
        if isFavorite { it.remove(book) } else { it.books?.append(book) }
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }.accessibilityLabel(isFavorite ? "Remove from Favorites" : "Add to Favorites")
    }
    try RuleCase.check(
      [
        .loads(in: three) { it in
          NavigationStack {
            it.shown { VStack { ForEach(it.books ?? [], id: \.self) { book in Button(book) { it.chosen = book } } } }
              .navigationDestination(isPresented: it.isChosen) {
                VStack {
                  Text(it.chosen ?? "")
                  heart(it, it.chosen ?? "")
                }
              }
          }
        }
      ], among: Self.rules)
  }
}

private struct Price: Identifiable {
  let id: String
  let name: String
}
