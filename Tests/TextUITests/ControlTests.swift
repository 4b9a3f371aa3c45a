@testable import TextUI

@MainActor struct ControlTests: DrawnSuite {
  func drawn(_ view: some View, columns: Int?, height: Int?) -> String {
    ScreenInUse(columns: columns ?? 30, height: height ?? 1) { view }.text
  }

  @Test func `a date picker takes the day, the time or both, within its range, and keeps hidden parts`() throws {
    let start = Date(timeIntervalSince1970: 1_000_000)  // Jan 12, 1970 at 1:46:40 PM
    let day: TimeInterval = 86_400
    let chosen = Date(timeIntervalSince1970: 45 * day + 30_607)  // Feb 15 at 8:30:07 AM
    let always: ClosedRange<Date> = .distantPast ... .distantFuture
    let cases: [(DatePickerComponents, ClosedRange<Date>, TimeInterval)] = [
      (.date, always, 45 * day + 49_600), (.hourAndMinute, always, 11 * day + 30_640),
      ([.date, .hourAndMinute], always, 45 * day + 30_640), (.date, start...chosen, chosen.timeIntervalSince1970),
    ]
    for (components, range, seconds) in cases {
      var date = start
      let screen = TextScreen {
        DatePicker(
          "Due", selection: Binding(get: { date }, set: { date = $0 }), in: range, displayedComponents: components)
      }
      try #require(screen.elements.first { $0.label == "Due" }?.dates).choose(chosen)
      expect(date, is: Date(timeIntervalSince1970: seconds), "\(components) in \(range)")
      screen.unmount()
    }
    let ranges: [(DatePicker<Text>, ClosedRange<Date>)] = [
      (DatePicker("Due", selection: .constant(start), in: start...), start ... .distantFuture),
      (DatePicker("Due", selection: .constant(start), in: ...start), .distantPast...start),
      (DatePicker("Due", selection: .constant(start)), .distantPast ... .distantFuture),
    ]
    for (picker, range) in ranges { expect(picker.range, is: range) }
  }

  @Test func `a form shows every control with its kind`() throws {
    let screen = ScreenInUse(columns: 40, height: 30) { Settings() }
    expect(
      screen.text,
      is: """
        =                                   [Edit]
        = Settings
        : Account
        * |(Email)                               |
        ~ keyboard: emailAddress; no capitals
        * |******                                |  {"Password"}
        ~ secure
        * Phone   |(555 0100)                    |
        * |2                                     |  {"Count"}

        * Wi-Fi                                [x]
        * Bluetooth                          [~ ~]
        * Size                          [Medium v]
        *      [S]         [*M*]          [L]
        * Corner
          ( ) Round
          (*) Square
        * Format                             PDF >
        * Guests: 2                        [-] [+]
        * (-------------------o------------------)  {"Volume"}
        * Due           [Jan 1, 2025]    [9:41 AM]
        * [> Advanced]
        * [More v]
        * [Terms ^]                                 {link https://example.com}
        * Version                              1.0
        * |One                                   |
          |Two                                   |
        ~ several lines
        * [~Save~]
        """)
    let before = Set(screen.text.split(separator: "\n"))
    try screen.type("ada@example.com", into: "Email")
    try screen.press("Wi-Fi")
    try screen.choose("Large", in: "Size")
    try screen.perform("Increment", on: "Guests: 2")
    try screen.perform("Decrement", on: "Volume")
    try screen.press("Advanced")
    expect(
      screen.text.split(separator: "\n").filter { !before.contains($0) }.joined(separator: "\n"),
      is: """
        * |>ada@example.com                      |  {"Email"}
        * |3                                     |  {"Count"}
        * Wi-Fi                                [ ]
        * Size                           [Large v]
        *      [S]          [M]          [*L*]
        * Guests: 3                      [-] [~+~]
        * (---------------o----------------------)  {"Volume"}
        * [v Advanced]
        * Experimental
        * [Save]
        """)
    try screen.type("1", into: "Count")
    expect(screen.text, contains: "Guests: 1")
    try expect(screen.element("Phone").label, is: "555 0100")
    expect(screen.issues, is: [])
  }

  @Test func `every control reports its role`() {
    let fresh = ScreenInUse(columns: 40, height: 30) { Settings() }
    let described = fresh.screen.elements.filter { !$0.isStatic }.map { element in
      "\(element.role.rawValue) \"\(element.label)\" = \(element.value ?? "-")\(element.isEnabled ? "" : ", disabled")"
    }
    expect(
      described,
      is: [
        "button \"Edit\" = -", "field \"Email\" = (Email)", "field \"Password\" = ******",
        "field \"555 0100\" = (555 0100)", "field \"Count\" = 2", "toggle \"Wi-Fi\" = on",
        "toggle \"Bluetooth\" = off, disabled", "picker \"Size\" = Medium", "picker \"Segments\" = M",
        "picker \"Corner\" = Square", "picker \"Format\" = PDF", "stepper \"Guests: 2\" = -", "slider \"Volume\" = 50%",
        "picker \"Due\" = Jan 1, 2025, 9:41 AM", "button \"Advanced\" = collapsed", "menu \"More\" = -",
        "link \"Terms\" = https://example.com", "field \"\" = One\nTwo", "button \"Save\" = -, disabled",
      ])
  }

  @Test func `a submit runs the actions around it, and the focus moves on`() throws {
    struct Login: View {
      enum Field: Hashable { case name, secret }
      @State var name = ""
      @State var secret = ""
      @State var log = ""
      @FocusState var focus: Field?
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .secret }
          SecureField("Secret", text: $secret).focused($focus, equals: .secret)
          Text(log)
        }.onSubmit { log += "sent " }.onAppear { focus = .name }
      }
    }
    let login = ScreenInUse(columns: 12, height: 3) { Login() }
    expect(login.text, is: "  |>(Name)   |\n  |(Secret)  |\n~ secure")
    try login.element("Name").editing?.submit()
    login.screen.update()
    expect(login.text, is: "  |(Name)    |\n  |>(Secret) |\n~ secure\n     sent")
  }

  private struct Needle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      across(configuration.label, Text(configuration.value, format: .number))
    }
  }

  @Test @MainActor func `small cases of drawing`() throws {
    check("no label", "               [x]                {\"B\"}") { Toggle("B", isOn: .constant(true)).labelsHidden() }
    check("like a prompt", "  |\\(x)   |  {\"A\"}", columns: 9) { TextField("A", text: .constant("(x)")) }
    check("like a bar", "  |a\\|b   |  {\"A\"}", columns: 9) { TextField("A", text: .constant("a|b")) }
    check("cut", "  |abcd... |  {cut \"A\"}", columns: 9) { TextField("A", text: .constant("abcdefghij")) }
    check("prompt", "  |(B)    |  {\"A\"}", columns: 9) { TextField("A", text: .constant(""), prompt: Text("B")) }
    check("nothing chosen", "    [ v]     {\"P\"}", columns: 9) {
      Picker("P", selection: .constant(9)) { Text("A").tag(1) }
    }
    check("optional", "    [A v]    {\"P\"}", columns: 9) {
      Picker("P", selection: .constant(Optional(1))) { Text("A").tag(1) }
    }
    check("group box", "                G                 {headline}\n                in", height: 2) {
      GroupBox("G") { Text("in") }
    }
    check("share", "            [Share ^]") { ShareLink(item: "x") { Text("Share") } }
    check("gauge", "  G <######------- 50%>  3  {- | dot on a ring | -}", columns: 24) {
      Gauge(value: 3, in: 1...5, label: { Text("G") }, currentValueLabel: { Text("3") }).gaugeStyle(.accessoryCircular)
    }
    check("gauge of an app", "              G  0.5") { Gauge(value: 0.5) { Text("G") }.gaugeStyle(Needle()) }
    check("colour", "  C      [<.>]  {- | fill blue circle}", columns: 12) {
      ColorPicker("C", selection: .constant(.blue))
    }
    check("canvas", "  <canvas---->", columns: 12) { Canvas { $0.fill(Path($1.rect), with: .color(.red)) } }
    check("a tall button", "      [B]", columns: 12, height: 2) {
      Button(action: {}) { Text("B").frame(width: 30, height: 30) }
    }
    check("a grid without rows", "  a          b", columns: 12) { Grid { across(Text("a"), Spacer(), Text("b")) } }
    check("a picture in a small frame", "     <> abc     {x}", columns: 12) {
      across(Image(systemName: "x").resizable().frame(width: 5, height: 10), Text("abc"))
    }
  }

  @Test @MainActor func `styles of an app make the views`() throws {
    struct Card: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        across(configuration.label.bold(), Text(isEnabled ? "on" : "off"))
      }
    }
    struct Row: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { across(Text(">>"), Button(configuration)) }
    }
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          across(Text(configuration.isOn ? "yes" : "no"), configuration.label)
        }
      }
    }
    struct Stacked: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { down(configuration.title, configuration.icon) }
    }
    struct Dots: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 4)) of 4")
      }
    }
    struct Boxed: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View { across(configuration.content, configuration.label) }
    }
    check("button", "             [A  on]              {semibold | -}") { Button("A") {}.buttonStyle(Card()) }
    check("off", "            [~A  off~]            {semibold | -}") {
      Button("A") {}.buttonStyle(Card()).disabled(true)
    }
    check("primitive", "              >> [A]") { Button("A") {}.buttonStyle(Row()) }
    check("system over app", "               [A]                {plain}") {
      VStack { Button("A") {}.buttonStyle(.plain) }.buttonStyle(Card())
    }
    check("prominent", "               [A]                {prominent}") {
      Button("A") {}.buttonStyle(.borderedProminent)
    }
    check("label", "                T\n                <>                {i}", height: 2) {
      Label("T", systemImage: "i").labelStyle(Stacked())
    }
    check("title only", "                T") { Label("T", systemImage: "i").labelStyle(.titleOnly) }
    check("progress", "              2 of 4") { ProgressView(value: 0.5).progressViewStyle(Dots()) }
    check("labeled", "               C  L") { LabeledContent("L", value: "C").labeledContentStyle(Boxed()) }
    let flag = ScreenInUse(height: 1) { With(value: false) { Toggle("Flag", isOn: $0).toggleStyle(Check()) } }
    try flag.press("no, Flag")
    expect(flag.controls, is: ["button yes, Flag"])
    expect(
      ScreenInUse { Button(action: {}) { Label("Gear", systemImage: "gear").labelStyle(.iconOnly) } }.controls,
      is: ["button Gear"])
  }
}

private struct Settings: View {
  enum Field { case email, password }
  @State var email = ""
  @State var password = "secret"
  @State var isWireless = true
  @State var size = 1
  @State var corner = "Square"
  @State var guests = 2
  @State var volume = 0.5
  @State var due = Date(timeIntervalSince1970: 1_735_724_460)
  @State var notes = "One\nTwo"
  @FocusState var focus: Field?
  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Email", text: $email).focused($focus, equals: .email).keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
          SecureField("Password", text: $password).focused($focus, equals: .password)
          LabeledContent("Phone") { TextField("555 0100", text: .constant("")) }
          TextField("Count", value: $guests, format: .number)
        }
        Toggle("Wi-Fi", isOn: $isWireless)
        Toggle("Bluetooth", isOn: .constant(false)).disabled(true)
        Picker("Size", selection: $size) { views(Text("Small").tag(0), Text("Medium").tag(1), Text("Large").tag(2)) }
        Picker("Segments", selection: $size) {
          ForEach(Array(["S", "M", "L"].enumerated()), id: \.offset) { Text($0.element) }
        }
        .pickerStyle(.segmented)
        Picker("Corner", selection: $corner) { ForEach(["Round", "Square"], id: \.self) { Text($0) } }
          .pickerStyle(.inline)
        Picker("Format", selection: .constant("PDF")) { Text("PDF").tag("PDF") }.pickerStyle(.navigationLink)
        Stepper("Guests: \(guests)", value: $guests, in: 1...3)
        Slider(value: $volume, in: 0...1) { Text("Volume") }
        DatePicker("Due", selection: $due)
        DisclosureGroup("Advanced") { Text("Experimental") }
        Menu("More") { Button("Delete", role: .destructive) {} }
        Link("Terms", destination: URL(string: "https://example.com")!)
        LabeledContent("Version", value: "1.0")
        TextEditor(text: $notes)
        Button("Save") {}.disabled(email.isEmpty)
      }.navigationTitle("Settings").toolbar { EditButton() }
    }
  }
}

extension CGSize { fileprivate var rect: CGRect { CGRect(x: 0, y: 0, width: width, height: height) } }
