@testable import TextUI

@MainActor struct ScreensOfOthersTests {
  @Test func `screens of other people's apps are drawn as they are meant`() {
    expect(
      draw(columns: 40, height: 20) { Borrowed.Everything() },
      is: """
                           ground                   {on yellow}
                          content                   {on mint}
          <-------------------------------------->  {fill gradient red blue}
          <-------------------------------------->  {fill gradient red blue circle}
          <-------------------------------------->  {fill gradient red blue circle}
          <-------------------------------------->  {fill gradient red blue circle}
          <-------------------------------------->  {fill gradient red blue circle}
          (-------------------o------------------)  {"Volume"}
          (-------------------o------------------)  {"Steps"}
                             <>                     {star variant.fill}
                          resolved                  {#FF0000}
                         own looks
                      [<> Share... ^]               {square.and.arrow.up}
        """)
  }

  @Test func `a tab's value has the selection's own type`() {
    expect(
      draw(columns: 30, height: 4) { Borrowed.Places() },
      is: """
                      found
        _ [<> Home]  [*Search*]           {house | -}
        _ [<> More]                       {ellipsis}
        """)
  }

  @Test func `a form and a date picker look as an app's own styles make them`() {
    expect(
      draw(columns: 40, height: 8, environment: { $0.locale = Locale(identifier: "en_US") }) { Borrowed.Styled() },
      is: """
                      top of the form
                           inside
        ~ list  columns
        * columns

                    Due  any day [Later]
                 Since  from a day [Later]
          Round                      [Jan 1, 1970]  {- | wheels}
        """)
  }

  @Test func `a refresh action runs on the view's actor`() async {
    let screen = TextScreen(columns: 20, height: 3) { Borrowed.Refreshed() }
    await screen.refreshAction?()
    screen.update()
    expect(screen.lines().joined(), contains: "1")
  }

  @Test func `a color is resolved to its channels`() {
    let colors: [(Color, [Double])] = [
      (.red, [1, 0.231, 0.188, 1]), (.blue.opacity(0.5), [0, 0.478, 1, 0.5]), (.clear, [0, 0, 0, 0]),
      (Color(red: 1, green: 0.5, blue: 0), [1, 0.502, 0, 1]), (.primary, [0, 0, 0, 1]), (Color("Brand"), [0, 0, 0, 1]),
    ]
    for (color, channels) in colors {
      let resolved = color.resolve(in: EnvironmentValues())
      let found = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
      expect(found.map { (Double($0) * 1000).rounded() / 1000 }, is: channels, "\(color)")
    }
  }

  @Test func `the primary color is white where it is dark`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    expect(Color.primary.resolve(in: dark).red, is: 1)
  }

  @Test func `an added path is moved by its transform`() {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 4))
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: .init(translationX: 9, y: 0))
    expect(path.boundingRect, is: CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test func `an activity keeps a value as its own`() throws {
    let activity = NSUserActivity(activityType: "show")
    #expect(throws: CocoaError.self) { try activity.typedPayload([Int].self) }
    try activity.setTypedPayload([1, 2])
    try expect(activity.typedPayload([Int].self), is: [1, 2])
  }

  @Test func `a localized text's markdown is read`() {
    let text = AttributedString(localized: "**Hello** \(3)")
    expect(String(text.characters), is: "Hello 3")
    expect(text.runs.first?.inlinePresentationIntent, is: .stronglyEmphasized)
  }

  @Test func `a constraint changes the attributes of a part of a text`() {
    var attributes = Borrowed.RedLinks.Attributes()
    Borrowed.RedLinks().constrain(&attributes)
    expect(attributes.foregroundColor, is: .red)
  }
}
