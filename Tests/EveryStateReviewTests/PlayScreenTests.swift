@Suite struct PlayScreenTests {
  private func control(_ title: String, _ texts: [String], moves: [String]) -> PlayAnswer.Control {
    var control = PlayAnswer.Control(title: title, texts: texts, value: nil, isEnabled: true)
    control.moves = moves
    return control
  }

  private var answer: PlayAnswer {
    var answer = PlayAnswer()
    answer.base = PlayAnswer.Base(
      screen: "Shelf", state: "loaded", columns: 50, events: [], isIdle: false, declaredAt: "T.swift:1")
    answer.lines = ["= Shelf", "* |Em      |", "* Add [Add]", "* Size [Small]", "* [~Gone~]"]
    var field = control("field \"Title\"", ["Title"], moves: ["submit \"Title\""])
    (field.field, field.text) = ("\"Title\"", "Em")
    var disabled = control("button \"Gone\"", ["Gone"], moves: [])
    disabled.isEnabled = false
    answer.controls = [
      field, control("button \"Add\"", ["Add"], moves: ["press \"Add\"", "perform \"Pin\" on \"Add\""]),
      control("picker \"Size\"", ["Small"], moves: ["select \"Medium\" in \"Size\"", "select \"Large\" in \"Size\""]),
      disabled,
    ]
    answer.world = [
      PlayAnswer.Dependency(path: "books", words: "returns 2 elements", callCount: 1, canBeEmpty: true),
      PlayAnswer.Dependency(path: "films", words: "never answers", callCount: 0, canBeEmpty: false),
    ]
    answer.voice = ["Shelf, heading"]
    answer.calls = ["books: call 1 returned 2 elements"]
    return answer
  }

  /// Keys, and what the last one asks for.
  private static let keys = """
    Tab moves to the next control | tab tab enter | press "Add" || arrows move, too | back up enter | press "Add" || it goes round | down down down tab enter | submit "Title"
    nothing has the focus yet | enter | nothing || a choice is made by arrows | back enter down enter | select "Large" in "Size" || Escape leaves a choice | back enter escape escape enter | nothing
    m lists other moves | tab tab m tab enter | perform "Pin" on "Add" || letters are typed into a field | tab q | type "q" into "Title"
    a letter is deleted | tab delete | clear "Title" & type "E" into "Title" || letters are commands elsewhere | tab escape q | quit || plus | + | next || dot | . | wait
    r | r | restart || u without a move | u | nothing || nothing to delete | delete | nothing || a dependency fails | w f | world books fails
    another one never answers | w down n | world films never answers || the world is left | w down w n | nothing
    """.rows

  @Test(arguments: keys) func `keys are moves, or commands of the play`(_ row: [String]) {
    let named: [String: PlayKey] = [
      "tab": .tab, "back": .backTab, "up": .up, "down": .down, "enter": .enter, "escape": .escape, "delete": .delete,
    ]
    var screen = PlayScreen(answer)
    let intents = row[1].split(separator: " ").map {
      screen.take(named[String($0)] ?? .character(Character(String($0))))
    }
    let words = intents.last.map {
      if case .moves(let moves) = $0 { moves.map(\.words).joined(separator: " & ") } else { "\($0)" }
    }
    expect(words, is: row[2])
  }

  @Test func `a move that fails says why, and changes nothing`() {
    var (screen, failed) = (PlayScreen(answer), answer)
    (failed.problem, failed.lines) = ("There is no row.\nThere are:", ["other"])
    let isTaken = screen.take(PlayMove(.press, PlayTarget("Burn")), failed)
    expect(!isTaken)
    expect(screen.moves, is: [])
    expect(screen.answer.lines, is: answer.lines)
    expect(screen.panel, is: .message(["?? press \"Burn\" is not possible: There is no row.", "?? There are:"]))
  }

  @Test func `passing time is one wait`() throws {
    var screen = PlayScreen(answer)
    for _ in 1...3 { screen.take(.wait(.milliseconds(250)), answer) }
    screen.take(PlayMove(.press, PlayTarget("Add")), answer)
    screen.take(.wait(.seconds(1)), answer)
    expect(screen.moves, is: [.wait(.milliseconds(750)), PlayMove(.press, PlayTarget("Add")), .wait(.seconds(1))])
  }

  @Test func `the focus stays with its control`() throws {
    var screen = PlayScreen(answer)
    _ = screen.take(.backTab)
    var other = answer
    other.controls.removeFirst()
    screen.take(PlayMove(.next), other)
    expect(screen.take(.enter), is: .nothing, "the picker has it still")
    expect(screen.panel, is: .choices(0), "the picker has it still")
    var empty = answer
    empty.controls = []
    _ = screen.take(.escape)
    screen.take(PlayMove(.next), empty)
    expect(screen.take(.enter), is: .nothing)
    screen.take(PlayMove(.next), answer)
    expect(screen.take(.enter), is: .nothing, "and again, when it comes back")
    expect(screen.panel, is: .choices(0), "and again, when it comes back")
    var anew = PlayScreen(answer, after: screen)
    expect(anew.take(.enter), is: .nothing, "and when all is built anew")
    expect(anew.panel, is: .choices(0), "and when all is built anew")
  }

  private func shown(_ screen: PlayScreen, columns: Int = 40, rows: Int = 12, isColoured: Bool = false) -> [String] {
    PlayLayout(screen, columns: columns, rows: rows, status: nil, isColoured: isColoured).lines
  }

  @Test func `the terminal shows the screen, the focus and one panel`() {
    var screen = PlayScreen(answer)
    expect(
      shown(screen, rows: 10),
      is: [
        "Shelf / loaded  0s", String(repeating: "-", count: 40), "= Shelf", "* |Em      |", "* Add [Add]",
        "* Size [Small]", "* [~Gone~]", "", "3 controls: Tab", "Tab next  Enter press  + time  w world >",
      ])
    _ = screen.take(.tab)
    _ = screen.take(.tab)
    expect(shown(screen)[at: 4], is: "* Add [\u{1B}[7mAdd\u{1B}[27m]", "the button, and not the text before it")
    expect(shown(screen)[at: 10], is: "> button \"Add\"  2 of 3  Enter: press \"A>")
    _ = screen.take(.character("c"))
    expect(shown(screen), contains: "books: call 1 returned 2 elements")
    _ = screen.take(.character("w"))
    expect(shown(screen), contains: "> books: returns 2 elements")
  }

  @Test func `long content is scrolled, and cut content says so`() throws {
    var long = answer
    long.lines = (1...30).map { "* Row \($0)" }
    var screen = PlayScreen(long)
    let layout = PlayLayout(screen, columns: 40, rows: 12, status: nil, isColoured: false)
    screen.room = layout.room
    expect(layout.lines.count, is: 12)
    expect(layout.lines[at: 2], is: "* Row 1")
    expect(layout.lines[at: 9], is: "  ... 23 more lines below")
    _ = screen.take(.pageDown)
    expect(shown(screen)[at: 2], is: "* Row 9")
    for _ in 1...5 { _ = screen.take(.pageDown) }
    expect(shown(screen)[at: 9], is: "* Row 30")
    expect(screen.take(.wheelDown), is: .nothing)
    long.lines[29] += "  {; 6 more below}"
    var more = PlayScreen(long)
    more.room = 40
    expect(more.take(.wheelDown), is: .moves([PlayMove(.scroll)]), "the list itself goes on")
    expect(screen.take(.wheelUp), is: .nothing)
    expect(shown(screen)[at: 9], is: "  ... 4 more lines below")
    for columns in 10...60 { for line in shown(screen, columns: columns) { expect(line.count <= columns, "\(line)") } }
  }

  @Test func `a marked part stays marked in any style`() throws {
    let marked = ClippedLine("a \u{1B}[34mbc\u{1B}[0md e", columns: 20, marking: 2..<5).text
    expect(marked, is: "a \u{1B}[34m\u{1B}[7mbc\u{1B}[0m\u{1B}[7md\u{1B}[27m e")
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd>"), ("日本語", 5, "日本>"),
    ("\u{1B}[31mabcdef\u{1B}[0m", 4, "\u{1B}[31mabc\u{1B}[0m>"),
    ("\u{1B}[31mabc\u{1B}[0m", 3, "\u{1B}[31mabc\u{1B}[0m"),
  ]) func `a line is cut by cells`(_ line: String, _ columns: Int, _ clipped: String) {
    expect(ClippedLine(line, columns: columns).text, is: clipped)
  }
}
