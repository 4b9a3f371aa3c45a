@testable import EveryStateGoldens

@Suite struct RedactionTests {
  @Test func `equal values in a frame have one alias; other text stays`() throws {
    let port = try RedactionRule("port", matching: "port (?<value>[0-9]+)")
    let order = try RedactionRule("order", matching: "#[0-9]+")
    let cases: [Row<([RedactionRule], String, String)>] = [
      Row([], "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      Row([.uuids], "id E621E1F8-C36C-495A-93FC-0C247A3E6E5F!", "id <uuid-1>!"),
      Row([.uuids], "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "<uuid-1>"),
      Row([.uuids], "xE621E1F8-C36C-495A-93FC-0C247A3E6E5F", "xE621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      Row(
        [.ports], "http://127.0.0.1:49152/x localhost:80 [::1]:8080 10:30",
        "http://127.0.0.1:<port-1>/x localhost:<port-2> [::1]:<port-3> 10:30"),
      Row([.dates], "2026-01-31, 2026-01-31T09:30:00Z and 2026-01-31 09:30", "<date-1>, <date-2> and <date-3>"),
      Row([.dates], "tel 2026-01-311", "tel 2026-01-311"),
      Row(
        [.paths], "open /tmp/a/b.txt, (/Users/me/x) and /usr/bin. a/tmp/b",
        "open <path-1>, (<path-2>) and /usr/bin. a/tmp/b"),
      Row([.addresses], "<View: 0x00007f8b5c0042a0> 0x1", "<View: <address-1>> 0x1"),
      Row([port], "port 80, port 81, port 80", "port <port-1>, port <port-2>, port <port-1>"),
      Row([order], "#1 #2 #1", "<order-1> <order-2> <order-1>"),
      Row([.value("Ada", as: "user")], "Ada and Adam", "<user-1> and <user-1>m"),
      Row([.value("", as: "user")], "Ada", "Ada"), Row([.value("1", as: "digit"), order], "#1", "#<digit-1>"),
      Row([order, .value("1", as: "digit")], "#1", "<order-1>"),
      Row([.value("é", as: "e")], "caf\u{E9} e", "caf<e-1> e"), Row([.uuids], "", ""),
    ]
    for (row, (rules, text, result)) in cases.rows() {
      var redaction = Redaction(rules)
      expect(redaction.apply(to: text), is: result, at: row)
    }
  }

  @Test func `an alias is valid in the whole frame, and the rules that matched are listed`() throws {
    var redaction = Redaction([.uuids, .dates, .ports])
    let (first, second) = ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "00000000-0000-0000-0000-000000000000")
    expect(redaction.apply(to: "a \(first)"), is: "a <uuid-1>")
    expect(redaction.apply(to: "b \(second) \(first)"), is: "b <uuid-2> <uuid-1>")
    expect(redaction.apply(to: "b \(second) \(first)"), is: "b <uuid-2> <uuid-1>")
    expect(redaction.apply(to: "2026-01-31"), is: "<date-1>")
    expect(redaction.fired, is: ["uuid: 2 values", "date: 1 value"])
  }

  @Test func `a wrong pattern is an error when the rule is created`() throws {
    #expect(throws: (any Error).self) { try RedactionRule("x", matching: "(") }
  }
}

@Suite struct AttachedLinesTests {
  private func difference(_ old: [String], _ new: [String]) -> [String] {
    let table = LineTable(
      old: Array(old.map { $0 + "\n" }.joined().utf8), new: Array(new.map { $0 + "\n" }.joined().utf8))
    let difference = LineDifference(table)
    let removed = old.indices.filter { difference.removed[$0] }.map { "-" + old[$0] }
    return removed + new.indices.filter { difference.added[$0] }.map { "+" + new[$0] }
  }

  @Test(
    arguments: [
      (["* A", "~ tap", "* B", "~ tap"], ["* A", "~ tap"], ["-* B", "-~ tap"]),
      (["* A", "~ tap"], ["* A", "~ tap", "* B", "~ tap"], ["+* B", "+~ tap"]),
      (["* A", "~ tap", "* B", "~ tap", "* C"], ["* A", "~ tap", "* C"], ["-* B", "-~ tap"]),
      (["| * A", "| ~ tap", "| * B", "| ~ tap"], ["| * A", "| ~ tap"], ["-| * B", "-| ~ tap"]),
      (["* A", "~ hint", "~ tap"], ["* A", "~ tap"], ["-~ hint"]), (["~ each  tap", "* A"], ["* A"], ["-~ each  tap"]),
    ] as [([String], [String], [String])])
  func `facts stay with their row where lines match in several ways`(
    _ old: [String], _ new: [String], _ expected: [String]
  ) { expect(difference(old, new), is: expected) }
}
