import Testing

@testable import TextUI

@MainActor
@Suite struct SourceFormsTests {
  @Test func `an app's screens are drawn and used`() throws {
    let screen = ScreenInUse(columns: 40, height: 24) { RootView() }
    #expect(
      screen.text == """
        = [Edit]            Inbox           [<> v]  {blue | - | ellipsis.circle blue "Options"}
        = |(Search mail)                         |
        : Show
        *       [*All*]               [Unread]
        ~ no separator; insets 0
        . Unread messages are bold.

        ~ each  swipe: Delete <trash> (destructive); no full swipe; hold: Reply <arrowshape.turn.up.left>, Flag
        * <>  Hello                         <1>  >  {envelope.badge blue, -}
        * <>  Bye                                >  {envelope.open blue, -}
        _ 2 messages                                {caption}
        _ [*<> Inbox*]  [<> Settings <2>]           {tray | gear}
        """)
    #expect(screen.issues == [])
    try screen.perform("Show Menu", on: "Hello")
    try screen.press("Flag")
    #expect(
      screen.text.hasSuffix(
        """
        ! sheet  {medium; no swipe away; grabber}
        | = [Cancel]                          [Send]  {blue cancel | blue}
        | ~ [Send]  key: return
        | : Head
        | * |>Hello                                |  {"Subject"}
        | ~ return: next; no correction
        | * |                                $3.00 |  {"Amount"}
        | ~ keyboard: decimalPad
        | * |(Notes)                               |
        | ~ several lines
        |
        | * <>  Urgent                           [ ]  {exclamationmark blue, -}
        | * Priority 2                       [-] [+]
        | * S  (---------o---------------------)   L  {- | blue "Size" | -}
        | * Send                       [Jan 1, 1970]
        | * |                                      |
        | ~ several lines
        """))
    try screen.press("Cancel")
    try screen.press("Options")
    #expect(
      screen.text.hasSuffix(
        """
        ! menu
        | Sound                                [x]
        | Sort
        | (*) all
        | ( ) unread
        | [More v]
        """))
    try screen.press("More")
    #expect(screen.text.hasSuffix("| [More v]\n| ! menu\n| | [Empty]"))
    try screen.press("Empty")
    #expect(!screen.text.contains("!"))
    try screen.press("Hello")
    try screen.press("Details")
    #expect(
      screen.text == """
        = [<Inbox]         Hello

          [v Details]
          Subject                            Hello
          Size                               1,234
          Text                                      {headline}
          ...
          [Archive] [Junk]                          {all blue}
          [Unsubscribe ^]                           {blue link https://example.com}
          [<> Share... ^]                           {square.and.arrow.up blue}
        """)
    try screen.press("Archive")
    #expect(screen.text.contains("  Inbox  "))
    #expect(screen.issues == [])
  }
}
