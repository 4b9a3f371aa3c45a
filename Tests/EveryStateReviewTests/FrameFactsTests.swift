@testable import EveryStateReview

@Suite struct FrameFactsTests {
  private static func golden(_ lines: String...) -> [UInt8] {
    Array((["# Basket / loaded (50 columns)", ""] + lines).joined(separator: "\n").utf8) + [0x0A]
  }

  private func facts(_ old: [UInt8], _ new: [UInt8]) throws -> [String] {
    let name = try GoldenName(catalog: "A.B", screen: "Basket", state: "loaded")
    return FrameFacts(FrameChange(name: name, old: old, new: new)).facts.map(\.description)
  }

  private static let cases = #"""
    a colour ¦ * AAPL   $189.84  {headline | red} ¦ * AAPL   $189.84  {headline | orange} ¦ "$189.84" in row "AAPL": red -> orange
    a look that came ¦   Hi ¦   Hi  {bold} ¦ "Hi": now bold ¦¦ a look that went ¦   Hi  {bold red} ¦   Hi  {red} ¦ "Hi": no longer bold
    words ¦   Could not load the rows ¦   Couldn't load the rows ¦ "Could not load the rows" -> "Couldn't load the rows"
    words that wrap elsewhere in a narrow place ¦   The clinic⏎  opens at⏎  eight today ¦   The clinic⏎  opens at nine⏎  thirty today ¦ "opens at eight today" -> "opens at nine thirty today"
    several words of such a text ¦   You have no⏎  patients⏎  today. Enjoy. ¦   You have no⏎  visits this⏎  day. Enjoy. ¦ "... no patients today. Enjoy." -> "... no visits this day. Enjoy."
    words beside a formatter's marks ¦ * \u{2068}AAPL\u{2069} \u{200F}5% ¦ * \u{2068}AAPL\u{2069} \u{200F}7% ¦ "AAPL 5%" -> "AAPL 7%"
    a word more ¦   [Try] ¦   [Try again] ¦ "Try" -> "Try again" ¦¦ a control is disabled ¦   [Retry]  [Cancel] ¦   [~Retry~]  [Cancel] ¦ button "Retry" is now disabled
    and enabled ¦   [~Retry~] ¦   [Retry] ¦ button "Retry" is now enabled ¦¦ a tab is chosen ¦   [*Home*]  [Cart] ¦   [Home]  [*Cart*] ¦ button "Home" is no longer selected; button "Cart" is now selected beside "Home"
    what is chosen is disabled ¦   [*Home*]  [Cart] ¦   [~*Home*~]  [~Cart~] ¦ button "Home" is now disabled; button "Cart" is now disabled beside "Home"
    and enabled ¦   [~*Home*~]  [~Cart~] ¦   [*Home*]  [Cart] ¦ button "Home" is now enabled; button "Cart" is now enabled beside "Home"
    another is chosen while both are disabled ¦   [~*Home*~]  [~Cart~] ¦   [~Home~]  [~*Cart*~] ¦ button "Home" is no longer selected; button "Cart" is now selected beside "Home"
    chosen and disabled ¦   [Home] ¦   [~*Home*~] ¦ button "Home" is now selected; button "Home" is now disabled ¦¦ no button ¦   [~*Home*~] ¦   Home ¦ "Home" is no longer a button
    a toggle ¦   Wi-Fi   [ ] ¦   Wi-Fi   [x] ¦ toggle "Wi-Fi" is now on ¦¦ one that comes ¦   Wi-Fi ¦   Wi-Fi   [x] ¦ toggle "Wi-Fi" added
    a button of a symbol ¦ = Shop    [<>]  {- | trash "Delete"} ¦ = Shop    [~<>~]  {- | trash "Delete"} ¦ button "Delete" is now disabled beside "Shop"
    a field with a value ¦   |Hi   |  {"Message"} ¦   |>Hi   |  {"Message"} ¦ field "Message" is now focused ¦¦ one without ¦   |(Message)   | ¦   |>(Message)   | ¦ field "Message" is now focused ¦¦ a row is selected ¦ * Milk⏎* Tea ¦ * Milk⏎*>Tea ¦ row "Tea" is now selected
    a row moved ¦ * Milk⏎* Bread⏎* Tea ¦ * Bread⏎* Tea⏎* Milk ¦ row "Milk" moved below row "Tea" ¦¦ to the top ¦ * Milk⏎* Bread⏎* Tea ¦ * Tea⏎* Milk⏎* Bread ¦ row "Tea" moved to the top
    a row of two lines moved ¦ * Milk⏎  1 l⏎* Bread⏎  500 g⏎* Tea ¦ * Bread⏎  500 g⏎* Tea⏎* Milk⏎  1 l ¦ row "Milk" moved below row "Tea"
    two buttons of a bar ¦ = [Edit]    [Add] ¦ = [Add]    [Edit] ¦ buttons "Edit" and "Add" changed places in the navigation bar
    with words in common ¦ _ [Pay Now]    [Not Now] ¦ _ [Not Now]    [Pay Now] ¦ buttons "Pay Now" and "Not Now" changed places in the bottom bar
    of a row ¦ * Tea    [Buy]    [Share] ¦ * Tea    [Share]    [Buy] ¦ buttons "Buy" and "Share" changed places in row "Tea"
    of symbols ¦ = [<>]    [<>]  {plus | gear} ¦ = [<>]    [<>]  {gear | plus} ¦ symbols plus and gear changed places in the navigation bar
    of the content ¦   [Edit]    [Add] ¦   [Add]    [Edit] ¦ buttons "Edit" and "Add" changed places
    on lines of their own ¦   [Edit]⏎  [Add] ¦   [Add]⏎  [Edit] ¦ buttons "Edit" and "Add" changed places
    apart from each other ¦   [One]⏎  [Two]⏎  [Three] ¦   [Three]⏎  [Two]⏎  [One] ¦ buttons "One" and "Three" changed places
    two texts of a header ¦ : Shop    3 ¦ : 3    Shop ¦ "Shop" and "3" changed places in a section's header
    of a footer ¦ . Paid    3 ¦ . 3    Paid ¦ "Paid" and "3" changed places in a section's footer
    two rows ¦ * Milk    1⏎* Bread    2⏎* Tea    3 ¦ * Bread    2⏎* Milk    1⏎* Tea    3 ¦ rows "Milk" and "Bread" changed places
    of two lines ¦ * Milk⏎  1 l⏎* Bread⏎  500 g⏎* Tea ¦ * Tea⏎* Bread⏎  500 g⏎* Milk⏎  1 l ¦ rows "Milk" and "Tea" changed places
    two rows, one with another value ¦ * Milk    1⏎* Bread    2⏎* Tea    3 ¦ * Bread    2⏎* Milk    9⏎* Tea    3 ¦ rows "Milk" and "Bread" changed places; "1" -> "9" in row "Milk"
    lines of two sorts ¦   Offline⏎⏎  [Try]   [Help] ¦   [Try]   [Help]⏎⏎  Offline ¦ "Offline" moved below line "Try"
    a reversed list ¦ * Milk⏎* Bread⏎* Tea⏎* Figs ¦ * Figs⏎* Tea⏎* Bread⏎* Milk ¦ rows in another order (now from "Figs" to "Milk")
    rows that move apart from each other ¦ * A⏎* B⏎* C⏎* D⏎* E⏎* F⏎* G ¦ * B⏎* C⏎* A⏎* D⏎* F⏎* G⏎* E ¦ row "A" moved below row "C"; row "E" moved below row "G"
    another presentation ¦ ! sheet⏎| Tips ¦ ! cover⏎| Tips ¦ the sheet is now a full-screen cover ¦¦ a sheet like this ¦ ! sheet {medium; no swipe away}⏎| Tips ¦ ! cover⏎| Tips ¦ the sheet is now a full-screen cover ¦¦ another height ¦ ! sheet {medium}⏎| Tips ¦ ! sheet {large}⏎| Tips ¦ sheet: medium -> large
    choices in a menu ¦ * (*) Attic  {"Room"}⏎  ( ) Sea view ¦ * Room    [Attic v] ¦ "Room": choices -> menu
    and back ¦ * Room    [~Sea view v~] ¦ * ( ) Attic⏎  (*) Sea view ¦ "Room": menu -> choices; "Room" is now enabled
    disabled ones ¦ * (~*~) Attic⏎  (~ ~) Sea view ¦ * Room    [~Attic v~] ¦ "Room": choices -> menu
    segments in a menu ¦ * Sort    [*Name*]  [Date] ¦ * Sort    [Name v] ¦ "Sort": segments -> menu
    a switch as a button ¦ * Wi-Fi    [x] ¦ * [Wi-Fi] ¦ "Wi-Fi": switch -> button
    a text that has less room beside another value ¦ * Per night    €95.00 ¦ * Per    NOK 95.00  {; nbsp}⏎  night ¦ "€95.00" -> "NOK 95.00" in row "Per night"
    a button of a symbol that VoiceOver names ¦ = Shop    [<>]  {- | lightbulb "Tips"} ¦ = Shop ¦ button "Tips" removed beside "Shop"
    what VoiceOver says, on a line of its own ¦ _ |(Message)  | [<>]  {- | plane "Send"} ¦ _ |(Write to us...  | [<>]  {cut | plane}⏎~ [(Write to us...]  says "Send" ¦ prompt "Message" -> "Write to us..."
    a prompt that is cut ¦   |(Mes...  | ¦   |(Wri...  | ¦ prompt "Mes..." -> "Wri..."
    another name of a field ¦   |>Hi   |  {"Message"} ¦   |>Hi   |  {"Note"} ¦ field "Message": VoiceOver says "Note" instead of "Message"
    a symbol in place of a button's text ¦ = Shop    [Done] ¦ = Shop    [<>]  {- | checkmark "Done"} ¦ "Done" -> symbol checkmark beside "Shop"
    another text with other looks ¦ * The service is busy  {red} ¦ * Please try later  {orange} ¦ "The service is busy" -> "Please try later"; "Please try later": red -> orange
    a text whose second line begins elsewhere ¦ * 10:00  History    17  {- | headline | -}⏎         Mr Lind  {caption} ¦ *                History  {headline}⏎                 Mr  {caption}⏎  10:00  Lind    17  {- | caption | -} ¦ row "10:00": laid out differently
    a spinner in a row in place of a text ¦   Milk ¦ * <...> ¦ "Milk" replaced by a row with a spinner ¦¦ a sheet with a text ¦ * Milk ¦ ! sheet⏎| Milk ¦ row "Milk" replaced by a sheet
    a footer ¦ * Milk⏎. Two litres ¦ * Milk ¦ footer "Two litres" removed
    a background ¦   Hi ¦   Hi  {on red rounded} ¦ "Hi": now on red rounded
    an alert in place of a row ¦ * You are offline⏎* Milk ¦ * Milk⏎! alert⏎| Not saved⏎| You are offline⏎| [OK] ¦ row "You are offline" replaced by an alert
    and back ¦ * Milk⏎! alert⏎| Offline⏎| [OK] ¦ * Offline⏎* Milk ¦ alert replaced by row "Offline"
    an alert that says something else ¦ * You are offline⏎* Milk ¦ * Milk⏎! alert⏎| Not saved⏎| [OK] ¦ row "You are offline" removed; alert added
    a piece that makes room ¦ * Tomatoes    <...> <4> ¦ * Tomatoes    <4>⏎  Black    <...>  {italic} ¦ "Black" added in row "Tomatoes"
    a text that is elsewhere, with other words ¦ * You are offline    <>  {- | bell} ¦ * <>    No net  {bell | -} ¦ "You are offline" -> "No net"
    what holds for each row of sections that change places ¦ : A⏎~ each  swipe: Water⏎* Fig⏎: B⏎~ each  swipe: Water⏎* Mint⏎  3 ¦ : B⏎~ each  swipe: Hose⏎* Mint⏎  3⏎: A⏎~ each  swipe: Hose⏎* Fig ¦ sections "A" and "B" changed places; each row swipe: Water -> Hose; each row swipe: Water -> Hose
    two sections ¦ : Fruit⏎* Apple⏎* Pear⏎: Drinks⏎* Tea ¦ : Drinks⏎* Tea⏎: Fruit⏎* Apple⏎* Pear ¦ sections "Fruit" and "Drinks" changed places
    a section moved ¦ : Fruit⏎* Apple⏎: Drinks⏎* Tea⏎: Bread⏎* Rolls ¦ : Drinks⏎* Tea⏎: Bread⏎* Rolls⏎: Fruit⏎* Apple ¦ section "Fruit" moved below section "Bread"
    to the top, below the title ¦ = Shop⏎: Fruit⏎* Apple⏎: Drinks⏎* Tea⏎: Bread⏎* Rolls ¦ = Shop⏎: Bread⏎* Rolls⏎: Fruit⏎* Apple⏎: Drinks⏎* Tea ¦ section "Bread" moved to the top
    a row moved to another section ¦ : Fruit⏎* Apple⏎* Tea⏎: Drinks⏎* Milk⏎* Water ¦ : Fruit⏎* Apple⏎: Drinks⏎* Milk⏎* Water⏎* Tea ¦ row "Tea" moved below row "Water"
    the tint in place of no color ¦   [Help]⏎  <> Tea  {leaf tint, -} ¦   [Help]  {orange}⏎  <> Tea  {leaf orange, -} ¦ button "Help": now orange; symbol leaf beside "Tea": now orange
    a tint alone ¦   Tea ¦   Tea  {tint} ¦ "Tea": now tint
    a note below a row of two lines ¦ * <>  Oslo    7⏎  late  {orange}⏎~ line 1  {bus blue, bold | digits; nbsp} ¦ * <>  Oslo    7⏎  late  {orange}⏎~ line 1  {bus red, bold | digits; nbsp} ¦ symbol bus in row "Oslo": blue -> red
    a note that has room on its line ¦ * <>  Oslo    7⏎  late  {orange}⏎~ line 1  {bus blue, -; nbsp} ¦ * <>  Oslo    7  {bus blue, -; nbsp}⏎  late  {orange} ¦ only the notation differs
    a note below the last line that has room there ¦ * Oslo⏎  late⏎~ {orange; nbsp} ¦ * Oslo⏎  late  {red; nbsp} ¦ "late" in row "Oslo": orange -> red
    a row is new ¦ * Milk ¦ * Milk⏎* Tea ¦ row "Tea" added ¦¦ rows are removed ¦ * Milk⏎* Tea⏎* Figs ¦ * Milk ¦ rows "Tea" and "Figs" removed
    a label ¦   $5  {"5 dollars"} ¦   $5 ¦ "$5": VoiceOver no longer says "5 dollars"
    a label around its text ¦   Moon  {"<text> Luna"} ¦   Moon  {"<text> Lune"} ¦ "Moon": VoiceOver says "Moon Lune" instead of "Moon Luna"
    another label ¦   $5  {red "5 dollars"} ¦   $5  {red "five dollars"} ¦ "$5": VoiceOver says "five dollars" instead of "5 dollars"
    a swipe action ¦ * Milk⏎~ swipe: Delete ¦ * Milk ¦ row "Milk" no longer has the note: swipe: Delete
    another one ¦ * Milk⏎~ swipe: Delete ¦ * Milk⏎~ swipe: Delete, Share ¦ row "Milk" swipe: Delete -> Delete, Share
    a hint ¦   Wi-Fi ¦   Wi-Fi⏎~ hint "Opens the settings" ¦ "Wi-Fi" now has the note: hint "Opens the settings"
    another hint ¦   Wi-Fi⏎~ hint "Opens the settings" ¦   Wi-Fi⏎~ hint "Opens a page" ¦ "Wi-Fi" hint: "Opens the settings" -> "Opens a page"
    how many more ¦ * Milk  {; 3 more below} ¦ * Milk  {; 4 more below} ¦ 3 more below -> 4 more below
    an alert ¦ * Milk ¦ * Milk⏎! alert⏎| Sure?⏎| [Yes] ¦ alert added ¦¦ its place only ¦   Milk ¦       Milk ¦ "Milk": only the layout differs
    a button that was a text ¦   Retry ¦   [Retry] ¦ "Retry" is now a button
    two things at once ¦ * AAPL   $189.84  {headline | red} ¦ * AAPL   $99.10  {headline | green} ¦ "$189.84" -> "$99.10" in row "AAPL"; "$99.10" in row "AAPL": red -> green
    what one of two texts can do ¦   A   B⏎~ "B"  hold: Copy ¦   A   B⏎~ "B"  hold: Copy, Mute ¦ "B" hold: Copy -> Copy, Mute
    what each row can do ¦   All⏎~ each  swipe: Edit⏎* Milk ¦   All⏎* Milk ¦ each row no longer has the note: swipe: Edit
    what the whole screen can do ¦ * Milk ¦ ~ screen  refresh⏎* Milk ¦ the screen now has the note: refresh
    another color of a value ¦ * <> Apple    3  {leaf green, headline | red} ¦ * <> Apple    3  {leaf green, headline | orange} ¦ "3" in row "Apple": red -> orange
    a color and a weight ¦ * <> Apple    3  {leaf green, headline | red} ¦ * <> Apple    3  {leaf green, light | orange} ¦ "Apple": headline -> light; "3" in row "Apple": red -> orange
    from right to left ¦ *                                              Apple⏎* ⁧٣⁩                                           ⁧موز⁩ <>  {red | leaf} ¦ *                                              Apple⏎* ⁧٣⁩                                           ⁧موز⁩ <>  {blue | leaf} ¦ "٣" in row "موز": red -> blue
    a row from right to left is removed ¦ *                                              Apple⏎* 3                                           Banana⏎* 4                                            Lemon ¦ *                                              Apple⏎* 4                                            Lemon ¦ row "Banana" removed
    pieces and a look come ¦ * Apple ¦ * <> Apple    3  {leaf green, headline | red} ¦ "Apple": now headline; symbol leaf added in row "Apple"; "3" added in row "Apple"
    a symbol and its title are red ¦   <> Save  {gear} ¦   <> Save  {gear red} ¦ "Save": now red ¦¦ the symbol alone is ¦   <> Save  {gear} ¦   <> Save  {gear red, -} ¦ symbol gear beside "Save": now red
    a piece moved ¦ * Milk    1 l    [Buy] ¦ * Milk    [Buy]    1 l ¦ button "Buy" moved after "Milk" in row "Milk" ¦¦ a ground and its text ¦   Hi  {red on blue} ¦   Hi  {blue on red} ¦ "Hi": red -> blue; "Hi": on blue -> on red
    a number of a look ¦   Hi  {tracking 2 opacity 50%} ¦   Hi  {tracking 4 opacity 50%} ¦ "Hi": tracking 2 -> tracking 4 ¦¦ a translation ¦   Kein Obst  {red no de translation} ¦   Kein Obst  {red} ¦ "Kein Obst": German translation added
    a switch is disabled ¦   Wi-Fi   [x] ¦   Wi-Fi   [~x~] ¦ toggle "Wi-Fi" is now disabled ¦¦ a choice ¦   (*) Daily   ( ) Weekly ¦   ( ) Daily   (*) Weekly ¦ choice "Daily" is now off; choice "Weekly" is now on
    a prompt is typed over ¦   |(Email)    | ¦   |ada         | ¦ prompt "Email" -> "ada" ¦¦ a failure becomes a spinner ¦   <>  {xmark}⏎  Offline⏎  Try later.⏎  [Try Again] ¦   <...> ¦ 4 lines, from symbol xmark to button "Try Again", replaced by a spinner
    a variant becomes its screen ¦ = Korb⏎* Apfel ¦ ~ same as Basket / loaded ¦ now identical to the base screen ¦¦ and no longer is ¦ ~ same as Basket / loaded ¦ = Korb⏎* Apfel ¦ no longer identical to the base screen
    steps in another order ¦ # 1  shown⏎  A⏎⏎# 2  press "B"⏎  B⏎⏎# 3  press "C"⏎  C ¦ # 1  shown⏎  A⏎⏎# 2  press "C"⏎  B⏎⏎# 3  press "B"⏎  C ¦ step 'press "C"' moved before 'press "B"'
    a step is new ¦ # 1  shown⏎  A⏎⏎# 2  press "B"⏎  B ¦ # 1  shown⏎  A⏎⏎# 2  wait⏎  W⏎  X⏎⏎# 3  press "B"⏎  B ¦ step 'wait' added
    a row that moved and changed ¦ * Milk    1⏎* Bread    2⏎* Tea    3 ¦ * Bread    2⏎* Tea    3⏎* Milk    9 ¦ row "Milk" moved below row "Tea"; "1" -> "9" in row "Milk"
    text that wraps elsewhere ¦   There is no connection⏎  now. ¦   There is no⏎  connection now. ¦ "There is no connection now.": only the layout differs ¦¦ a button that wraps ¦   [Next] [Start⏎                  timer] ¦   [Next] ¦ button "Start timer" removed beside "Next" ¦¦ a note that fits no piece ¦   [+]  {"Add" | "More"} ¦   [+]  {"Add" | "Less"} ¦ button "+": no longer "More"; button "+": now "Less"
    a link is new ¦ * Map ¦ * Map⏎* [Directions ^]  {link a.org} ¦ row "Directions" added ¦¦ a menu that was a button ¦   [Sort] ¦   [Sort v] ¦ button "Sort" is now a menu ¦¦ a link's own sign ¦   [Up \^ ^] ¦   [Down \^ ^] ¦ "Up \^" -> "Down \^"
    a button named as a sign ¦   [v] ¦   [^] ¦ "v" -> "^" ¦¦ digits of one width ¦   5 ¦   5  {digits} ¦ "5": now monospaced digits ¦¦ a menu of a symbol ¦   [<> v]  {gear} ¦   [~<> v~]  {gear} ¦ button symbol gear is now disabled
    the same in another form ¦   A   B  {caption | caption} ¦   A   B  {all caption} ¦ only the notation differs
    gone in one moment and new in another ¦ # 1  shown⏎* Milk⏎* Tea⏎⏎# 2  press "B"⏎* Tea ¦ # 1  shown⏎* Tea⏎⏎# 2  press "B"⏎* Milk⏎* Tea ¦ row "Milk" removed; row "Milk" added
    a row that changes in its place, beside one of its name ¦ * Milk   1⏎* Bread⏎* Milk   2 ¦ * Milk   3⏎* Bread ¦ "1" -> "3" in row "Milk"; row "Milk" removed
    VoiceOver skips a picture ¦ * <> Tea  {leaf, -} ¦ * <> Tea  {leaf silent, -} ¦ symbol leaf in row "Tea": now hidden from VoiceOver
    a new text without a translation ¦   Nochmal ¦   Again  {no de translation} ¦ "Again" in place of "Nochmal": no German translation
    a line that moved and has a button beside it ¦   Offline⏎⏎* Tea⏎* Milk ¦ * Tea⏎* Milk⏎⏎  Offline   [Retry] ¦ line "Offline" moved; button "Retry" added beside "Offline"
    one color of a text that wraps ¦ * Bianchi    $84.50⏎  Oltre          In  {- | red}⏎  Maria    progress  {secondary | red} ¦ * Bianchi    $84.50⏎  Oltre          In  {- | blue}⏎  Maria    progress  {secondary | blue} ¦ "In progress" in row "Bianchi Oltre": red -> blue
    wrapped texts are removed as one ¦   Head  {headline}⏎⏎  Closed  {headline}⏎  We are back on Tuesday⏎  at nine, with coffee.⏎⏎  Winter  {headline}⏎  Studded tires ¦   Head  {headline} ¦ 4 lines removed, from "Closed" to "Studded tires"
    a row laid out differently ¦ * Oltre    $84.50  {headline | indigo}⏎  Maria Conti    <>   In progress  {secondary | wrench}⏎* Pear ¦ * <> In progress  {wrench}⏎  Oltre  {title2}⏎  $84.50   Maria Conti  {indigo | -}⏎* Pear ¦ "Oltre" in row "Oltre": headline -> title2; "Maria Conti" in row "Oltre": no longer secondary; row "Oltre": laid out differently
    and one whose texts wrap ¦ * Bianchi    $84.50  {headline | indigo}⏎  Oltre   <>     In  {headline | wrench | -}⏎  Maria    progress  {secondary | -}⏎  Conti  {secondary} ¦ * <> In progress  {wrench}⏎  Bianchi  {title2}⏎  Oltre  {title2}⏎  $84.50   Maria  {indigo | -}⏎           Conti ¦ "Bianchi Oltre" in row "Bianchi Oltre": headline -> title2; "Maria Conti" in row "Bianchi Oltre": no longer secondary; row "Bianchi Oltre": laid out differently
    text that is cut ¦   Closed on Monday  {headline}⏎  We are back on⏎  Tuesday at nine. ¦   Closed on Monday  {headline}⏎  We are back on T...  {cut} ¦ "We are back on ..." is now cut
    and no longer is ¦   We are back on T...  {cut} ¦   We are back on⏎  Tuesday ¦ "We are back on Tuesday" is no longer cut
    cut in several places, which also moved ¦    Closed on Monday⏎   We are back on Tuesday, with fresh coffee⏎   and new tires in stock.⏎⏎   Winter tires ¦ Closed on Monday⏎We are back on Tuesday, with fresh cof...  {cut}⏎⏎Winter tires ¦ "Closed on Monday": only the layout differs; "We are back on ..." is now cut; "Winter tires": only the layout differs
    cut on its line ¦ * Oltre    In progress  {headline | -} ¦ * Oltre    In pr...  {headline | cut} ¦ "In progress" is now cut in row "Oltre"
    text that changes and wraps elsewhere ¦   There is no connection⏎  now. Try. ¦   There is no⏎  connection today. Try. ¦ "There is no connection now. Try." -> "There is no connection today. Try."
    a section's other title ¦ : Step 2 of 3⏎* Bread⏎* Tea ¦ : 2/3⏎* Bread⏎* Tea ¦ section "Step 2 of 3" -> "2/3" ¦¦ another section ¦ : Step 2 of 3⏎* Bread ¦ : News⏎* <>  {gear} ¦ section "Step 2 of 3" replaced by section "News"
    a section is new ¦ * Tea ¦ * Tea⏎: Shop⏎* Address              4 Mill⏎                         Lane⏎* [Directions] ¦ section "Shop" added ¦¦ only its title and a row are ¦ * Tea ¦ : Shop⏎* Bread⏎* Tea ¦ section "Shop" and row "Bread" added
    a row whose name wraps is new ¦ * Tea    €1,299.00 ¦ * Tea    €1,299.00⏎* Red⏎  Peugeot    €45.00⏎  Ada  {caption} ¦ row "Red Peugeot" added ¦¦ a value in a row whose name wraps ¦ * Red⏎  Peugeot    €45.00⏎  Ada  {caption} ¦ * Red⏎  Peugeot    €46.00⏎  Ada  {caption} ¦ "€45.00" -> "€46.00" in row "Red Peugeot"
    a word that is longer than its line ¦ * Email          ada@example.c  {; cut}⏎                            om ¦ * Email          eve@example.c  {; cut}⏎                            om ¦ "ada@example.com" -> "eve@example.com" in row "Email" ¦¦ a button that wraps ¦   [Try to load all of⏎   the repairs again] ¦   [~Try to load all of⏎    the repairs again~] ¦ button "Try to load all of the repairs again" is now disabled
    a row in place of other lines ¦       <>  {bicycle secondary}⏎  No repairs  {bold}⏎  Every bike is on the road.  {secondary} ¦ * <>   Today  {wrench}⏎       Open until six  {caption secondary}⏎⏎* Total    0 ¦ symbol bicycle, "No repairs" and "Every bike is on the road." replaced by rows "Today" and "Total"
    one of several texts is removed ¦   Alpha Centauri is a star⏎  Beta Orionis is a star⏎  Gamma Draconis is a star ¦   Alpha Centauri is a star⏎  Gamma Draconis is a star ¦ "Beta Orionis is a star" removed
    another text in a row ¦ * Tea    2⏎  ready  {caption} ¦ * Tea    2⏎  gone  {caption} ¦ "ready" -> "gone" in row "Tea" ¦¦ a row in place of a text ¦   Milk ¦ * Tea ¦ "Milk" replaced by row "Tea" ¦¦ a text becomes a row ¦   Milk   1 ¦ * Milk   2 ¦ "Milk" is now a row; "1" -> "2"
    a symbol moved behind its text ¦ *   <>   Today  {gear blue, title3}⏎         Open until six  {caption} ¦ *   Today    <>  {title3 | gear blue}⏎    Open until six  {caption} ¦ symbol gear moved after the text in row "Today" ¦¦ and outside of rows ¦     <>   Today  {gear}⏎         Open until six ¦     Today  <>  {gear}⏎    Open until six ¦ symbol gear moved after the text beside "Today"
    a price on a line of its own ¦ * Tea    $2⏎* Pear ¦ * Tea⏎  $2⏎* Pear ¦ row "Tea": only the layout differs ¦¦ a spinner in place of a button ¦ =     [Sync]⏎* Pear ¦ =     <...>⏎* Pear ¦ button "Sync" -> spinner
    buttons on lines of their own ¦ * Tea    $2⏎  [Buy]  [Share]⏎* Pear ¦ * Tea⏎  $2⏎  [Buy]⏎  [~Share~]⏎* Pear ¦ button "Share" is now disabled in row "Tea"
    a row above rows that wrap ¦ = Loans⏎* The library is                                      {red}⏎  closed.                                             {red}⏎* Dune                                   [Give back]  {headline | -}⏎* Emma                            Late         [Give  {headline | red | -}⏎                                               back]⏎* Ulysses                                      [Give  {headline | -}⏎                                               back] ¦ = Loans⏎* Dune                                   [Give back]  {headline | -}⏎* Emma                            Late         [Give  {headline | red | -}⏎                                               back]⏎* Ulysses                                      [Give  {headline | -}⏎                                               back] ¦ row "The library is closed." removed
    an inline title ¦ = Loans⏎* Dune                                         [Give⏎                                               back] ¦ =                       Loans⏎* Dune                                         [Give⏎                                               back] ¦ "Loans": now inline
    an inline title in a bar ¦ = [~Filter~]                                [Reload]⏎= Shelf ¦ = [~Filter~]            Shelf               [Reload] ¦ "Shelf": now inline
    a large title below a bar ¦ = [~Filter~]            Shelf               [Reload] ¦ = [~Filter~]                                [Reload]⏎= Shelf ¦ "Shelf": no longer inline
    a bar with an inline title, as one line ¦ = [Edit]                 Shelf                 [Add]⏎  One⏎⏎  Two⏎⏎  Three ¦   <...> ¦ 4 lines, from button "Edit" to "Three", replaced by a spinner
    a text at the end of a bar ¦ = Shelf                                      3 books ¦ = Shelf                                      4 books ¦ "3 books" -> "4 books" beside "Shelf"
    one of two steps of the same words is removed ¦ # 1  shown⏎  A⏎⏎# 2  back⏎  B⏎⏎# 3  back⏎  C ¦ # 1  shown⏎  A⏎⏎# 2  back⏎  B ¦ step 3 'back' removed
    the first of two ¦ # 1  shown⏎  A⏎⏎# 2  back⏎  B⏎⏎# 3  back⏎  C ¦ # 1  shown⏎  A⏎⏎# 2  back⏎  C ¦ step 2 'back' removed
    another step ¦ # 1  shown⏎  A⏎⏎# 2  press "B"⏎  C ¦ # 1  shown⏎  A⏎⏎# 2  press "D"⏎  C ¦ step 'press "B"' -> 'press "D"'
    a line that moved in two moments ¦ # 1  shown⏎= Shop⏎* A⏎* B⏎* C⏎⏎# 2  wait⏎= Shop⏎* A⏎* B⏎* C ¦ # 1  shown⏎= Shop⏎* C⏎* A⏎* B⏎⏎# 2  wait⏎= Shop⏎* C⏎* A⏎* B ¦ row "C" moved to the top; row "C" moved to the top
    an alert's title beside its message ¦ ! alert⏎| Could not be saved⏎| You are offline now.⏎| [OK] ¦ ! alert⏎| Sorry⏎| You are offline now.⏎| [OK] ¦ "Could not be saved" -> "Sorry"
    the color of a swipe action ¦ * Milk⏎~ swipe: Delete (red), Share ¦ * Milk⏎~ swipe: Delete (blue), Share ¦ swipe action "Delete" in row "Milk": red -> blue
    of each row ¦ ~ each  swipe: Return (blue); hold: Copy⏎* Milk ¦ ~ each  swipe: Return (green); hold: Copy⏎* Milk ¦ swipe action "Return": blue -> green
    another prompt of many words ¦ = |(Titre ou auteur)     | ¦ = |(Chercher dans le catalogue)     | ¦ prompt "Titre ou auteur" -> "Chercher dans le catalogue"
    another style of a button ¦ * Tea    [Buy]  {- | bordered} ¦ * Tea    [Buy]  {- | prominent} ¦ button "Buy" in row "Tea": bordered -> prominent
    the symbol of a tab ¦ _ [*<> Shop*]  [<> Room]  {Shop: bag | Room: chair} ¦ _ [*<> Shop*]  [<> Room]  {Shop: bag | Room: sofa} ¦ symbol chair -> sofa in tab "Room"
    a tab is removed ¦ _ [*<> Shop*]  [<> Room]  {Shop: bag | Room: chair} ¦ _ [*<> Shop*]  {bag} ¦ tab "Room" removed
    the symbol of a button ¦   Tea  [<> Save]  {- | gear} ¦   Tea  [<> Save]  {- | bag} ¦ symbol gear -> bag in button "Save"
    a button with a symbol is removed ¦   [Cancel]  [<> Save]  {- | gear} ¦   [Cancel] ¦ button "Save" removed beside "Cancel"
    """#.exactRows

  @Test(arguments: cases) func `a change is described in words`(_ row: [String]) throws {
    try expect(facts(Self.golden(row[1]), Self.golden(row[2])).joined(separator: "; "), is: row[3])
  }

  private func change(_ state: String, _ old: [UInt8]?, _ new: [UInt8]) throws -> FrameChange {
    FrameChange(name: try GoldenName(catalog: "A.B", screen: "Basket", state: state), old: old, new: new)
  }

  @Test func `equal facts are one line`() throws {
    let red = Self.golden("* AAPL   $1  {- | red}", "* MSFT   $2  {- | red}")
    let orange = Self.golden("* AAPL   $1  {- | orange}", "* MSFT   $2  {- | orange}")
    let groups = ChangeGroups([
      try change("loaded", red, orange), try change("long", red, orange),
      try change("failed", Self.golden("  [Retry]"), Self.golden("  [~Retry~]")), try change("new", nil, red),
    ])
    expect(
      groups.lines(rest: "everystate summary"),
      is: [
        "3 changes in 4 frames:", "  button \"Retry\" is now disabled: Basket / failed",
        "  \"$1\" and 1 other: red -> orange: 4 times in 2 frames",
      ])
    expect(groups.lines(limit: 1, rest: "everystate summary").last, is: "  ... and 1 more: everystate summary")
  }

  /// A text, its new form, and another text with its new one.
  private static let forms = #"""
    decimal signs ¦ 1,5 km ¦ 1.5 km ¦ 12,25 km ¦ 12.25 km ¦ 1 ¦¦ and grouping ones ¦ 1.234,5 ¦ 1,234.5 ¦ 12,5 ¦ 12.5 ¦ 1 ¦¦ signs and a value ¦ 1,5 ¦ 1.5 ¦ 2,5 ¦ 2.6 ¦ 2
    dates ¦ 3/14/2026 ¦ 14.03.2026 ¦ 12/1/2025 ¦ 01.12.2025 ¦ 1 ¦¦ months ¦ Mar 14, 2026 ¦ 14 March 2026 ¦ Dec 1, 2025 ¦ 1 December 2025 ¦ 1 ¦¦ another date ¦ 3/14/2026 ¦ 14.03.2026 ¦ 12/1/2025 ¦ 02.12.2025 ¦ 2
    a currency behind its number ¦ €1.50 ¦ 1.50 € ¦ €12.00 ¦ 12.00 € ¦ 1 ¦¦ another currency ¦ €1.50 ¦ 1.50 € ¦ $12.00 ¦ 12.00 $ ¦ 2 ¦¦ other signs ¦ 3/14 ¦ 3-14 ¦ 12/1 ¦ 12.1 ¦ 2
    no decimals ¦ €45.00 ¦ €45 ¦ €24.90 ¦ €25 ¦ 1 ¦¦ grouped digits ¦ €1,299.00 ¦ €1,299 ¦ €18.50 ¦ €18 ¦ 1 ¦¦ in another language ¦ 1.299,50 € ¦ 1.299 € ¦ $18.50 ¦ $19 ¦ 1
    another value ¦ €45.00 ¦ €45 ¦ €18.00 ¦ €19 ¦ 2 ¦¦ other decimals ¦ €45.00 ¦ €45.0 ¦ €18.00 ¦ €18 ¦ 2 ¦¦ other words ¦ €45.00 ¦ €45 ¦ €18.00 ¦ $18 ¦ 2
    a month as a number ¦ 12 Mar ¦ 12.03. ¦ 3 Apr ¦ 03.04. ¦ 1 ¦¦ beside words ¦ Due 12 Mar ¦ Due 12.03. ¦ 3 Apr ¦ 03.04. ¦ 1 ¦¦ a currency as a word ¦ $4.00 ¦ 4.00 USD ¦ Total: $1,250.00 ¦ Total: 1,250.00 USD ¦ 1
    several numbers ¦ 1.5 of 2.5 ¦ 2 of 3 ¦ 0.125 ¦ 0 ¦ 2 ¦¦ another count ¦ 1 of 2 ¦ 2 of 2 ¦ 1 of 3 ¦ 2 of 3 ¦ 2
    """#.exactRows

  @Test(arguments: forms) func `texts that get another form in the same way are one change`(_ row: [String]) throws {
    let groups = ChangeGroups([
      try change("one", Self.golden("* Tea    \(row[1])"), Self.golden("* Tea    \(row[2])")),
      try change("two", Self.golden("* Milk    \(row[3])"), Self.golden("* Milk    \(row[4])")),
    ])
    expect(groups.groups.count, is: Int(row[5]))
  }

  @Test func `several numbers in another form are named by the first`() throws {
    let (old, new) = (Self.golden("* Tea    €45.00", "* Milk    €24.90"), Self.golden("* Tea    €45", "* Milk    €25"))
    let groups = ChangeGroups([try change("loaded", old, new)])
    expect(groups.groups.map(\.words), is: ["\"€45.00\" -> \"€45\" and 1 other"])
    expect(FrameFacts(try change("loaded", old, new)).facts.phrase, is: "\"€45.00\" -> \"€45\" and 1 other (2 times)")
  }

  @Test func `titles that become inline are one change`() throws {
    let groups = try ChangeGroups(
      ["Shelf", "Loans", "Fees"].map { title in
        let wide = String(repeating: " ", count: 22)
        return try change(of: title, Self.golden("= \(title)"), Self.golden("= \(wide)\(title)"))
      })
    expect(groups.groups.map(\.description), is: ["\"Fees\" and others: now inline: 3 frames"])
  }

  @Test func `what replaces other lines is one change`() throws {
    let groups = ChangeGroups([try change("one", Self.golden("  Milk"), Self.golden("* Tea"))])
    expect(groups.groups.map(\.words), is: ["\"Milk\" replaced by row \"Tea\""])
  }

  @Test func `symbols that moved to the same side of their texts are one change`() throws {
    let groups = ChangeGroups([
      try change("one", Self.golden("* <>  Tea  {leaf, -}"), Self.golden("* Tea    <>  {- | leaf}")),
      try change("two", Self.golden("* <>  Milk  {drop, -}"), Self.golden("* Milk    <>  {- | drop}")),
    ])
    expect(groups.groups.map(\.words), is: ["symbol leaf and others moved after the text"])
  }

  @Test func `a line of facts has each kind of change once, what users lose first`() throws {
    let old = Self.golden("* AAPL   $1  {headline | red}", "* MSFT   $2  {headline | -}", "  [Retry]")
    let new = Self.golden("* AAPL   $1  {medium | blue}", "* MSFT   $2  {medium | -}", "  [~Retry~]")
    expect(
      FrameFacts(try change("loaded", old, new)).facts.phrase,
      is:
        "button \"Retry\" is now disabled in row \"MSFT\"; \"AAPL\" and 1 other: headline -> medium (2 times); \"$1\" in row \"AAPL\": red -> blue"
    )
  }

  @Test func `a line of facts says what was removed before what else users lose`() throws {
    let (old, new) = (Self.golden("  [Edit]", "* Tea", "* Milk"), Self.golden("  [~Edit~]", "* Milk"))
    expect(
      FrameFacts(try change("loaded", old, new)).facts.phrase,
      is: "row \"Tea\" removed; button \"Edit\" is now disabled")
  }

  @Test func `the last line counts the changes that were not read`() throws {
    let changes = try (0..<9).map {
      try change("state \($0)", Self.golden("  [Retry]", "\($0)"), Self.golden("  [~Retry~]", "\($0 + 1)"))
    }
    let lines = ChangeGroups(changes, reading: 6).lines(rest: "")
    expect(lines[at: 1], is: "  button \"Retry\" is now disabled: 6 frames")
    expect(lines.last, is: "  (in the first 6 frames that changed; 3 more were not read)")
  }

  private func change(of screen: String, _ old: [UInt8], _ new: [UInt8]) throws -> FrameChange {
    FrameChange(name: try GoldenName(catalog: "A.B", screen: screen, state: "loaded"), old: old, new: new)
  }

  @Test func `what only a variant shows follows the change of its frame that the screen shows too`() throws {
    let groups = try ChangeGroups([
      change(of: "Basket", Self.golden("* Tea    $2"), Self.golden("* Tea  New  $2  {- | red | -}")),
      change(of: "Basket in large type", Self.golden("* Tea    $2"), Self.golden("* Tea  New  {- | red}")),
    ])
    expect(groups.groups.map(\.words), is: ["\"New\" added in row \"Tea\"", "\"$2\" removed in row \"Tea\""])
  }

  @Test func `what a variant has no room for has the name that its screen shows`() throws {
    let groups = try ChangeGroups([
      change(of: "Basket", Self.golden("* Bianchi Oltre    Sold    $2"), Self.golden("* Bianchi Oltre    $2")),
      change(
        of: "Basket in large type", Self.golden("* B...    S    $2  {; cut}"), Self.golden("* B...  {; cut}")),
    ])
    expect(
      groups.groups.map(\.words),
      is: ["\"Sold\" removed in row \"Bianchi Oltre\"", "\"$2\" removed in row \"Bianchi Oltre\""])
  }

  @Test func `what a variant says in its language is its screen's change, whatever else it shows`() throws {
    let groups = try ChangeGroups([
      change(of: "Basket", Self.golden("  Retry", "", "* Tea    $2"), Self.golden("  Again", "", "* Tea    $3")),
      change(
        of: "Basket in de", Self.golden("  Nochmal", "", "* Tee    $2  {- | red}"),
        Self.golden("  Wieder", "", "* Tee    $3  {- | blue}")),
    ])
    expect(
      groups.groups.map(\.description),
      is: [
        "\"Retry\" -> \"Again\": 2 frames", "\"$2\" -> \"$3\" in row \"Tea\": 2 frames",
        "\"$3\" in row \"Tee\": red -> blue: Basket in de / loaded",
      ])
  }

  /// A screen before and after, another one or its variant before and after, and the words of all changes.
  private static let pairs = #"""
    a swipe action in another language ¦ ~ each  swipe: Return (blue)⏎* Tea ¦ ~ each  swipe: Return (green)⏎* Tea ¦ Basket in de ¦ ~ each  swipe: Zurück (blue)⏎* Tee ¦ ~ each  swipe: Zurück (green)⏎* Tee ¦ swipe action "Return": blue -> green: 2 frames
    a new one ¦ * Tea ¦ ~ each  swipe: Return⏎* Tea ¦ Basket in de ¦ * Tee ¦ ~ each  swipe: Zurück⏎* Tee ¦ each row now has the note: swipe: Return: 2 frames
    other actions of a held row ¦ * Tea⏎~ hold: Copy ¦ * Tea⏎~ hold: Copy, Mute ¦ Basket in de ¦ * Tee⏎~ hold: Kopieren ¦ * Tee⏎~ hold: Kopieren, Stumm ¦ row "Tea" hold: Copy -> Copy, Mute: 2 frames
    a row among other rows ¦ * A⏎* B⏎* C⏎* D ¦ * A⏎* D⏎* B⏎* C ¦ Other ¦ * E⏎* F⏎* D ¦ * D⏎* E⏎* F ¦ row "D" moved up: 2 frames
    what follows from a removed step ¦ # 1  shown⏎* A    [ ]⏎⏎# 2  toggle⏎* A    [x]⏎⏎# 3  next⏎* A    [x]⏎* B ¦ # 1  shown⏎* A    [ ]⏎⏎# 2  next⏎* A    [ ]⏎* B ¦ Other ¦  ¦  ¦ step 'toggle' removed: Basket / loaded
    a look after a removed step ¦ # 1  shown⏎  A⏎⏎# 2  wait⏎  A⏎⏎# 3  next⏎  B  {red} ¦ # 1  shown⏎  A⏎⏎# 2  next⏎  B  {blue} ¦ Other ¦  ¦  ¦ step 'wait' removed: Basket / loaded | "B": red -> blue: Basket / loaded
    what another screen shows after a removed step ¦ # 1  shown⏎  A⏎⏎# 2  wait⏎  A⏎⏎# 3  next⏎  B ¦ # 1  shown⏎  A⏎⏎# 2  next⏎  C ¦ Other ¦   B ¦   C ¦ step 'wait' removed: Basket / loaded | "B" -> "C": 2 frames
    what follows from another step ¦ # 1  shown⏎* A⏎⏎# 2  press "A"⏎= Shop⏎  One ¦ # 1  shown⏎* A⏎⏎# 2  press "B"⏎= Shop⏎  Two ¦ Other ¦  ¦  ¦ step 'press "A"' -> 'press "B"': Basket / loaded
    a text after a step with the new name of a button ¦ # 1  shown⏎  [Book]⏎⏎# 2  press "Book"⏎= Room⏎  Done ¦ # 1  shown⏎  [Reserve]⏎⏎# 2  press "Reserve"⏎= Room⏎  Ready ¦ Other ¦  ¦  ¦ "Book" -> "Reserve": 2 times in Basket / loaded | "Done" -> "Ready": Basket / loaded
    another tab ¦ # 1  shown⏎  Hi⏎⏎# 2  wait⏎= Books⏎* Emma⏎* Dune⏎_ [*<> Shop*]  [<> Room]  {bag | chair} ¦ # 1  shown⏎  Hi⏎⏎# 2  wait⏎= Fees⏎* Due  {red}⏎_ [<> Shop]  [*<> Room*]  {bag | chair} ¦ Other ¦  ¦  ¦ tab "Shop" is no longer selected; tab "Room" is now selected: Basket / loaded
    """#.exactRows

  @Test(arguments: pairs) func `what frames show alike, or one after the other, is one change`(_ row: [String]) throws {
    let groups = try ChangeGroups(
      [(screen: "Basket", 1), (row[3], 4)].map {
        try change(of: $0.screen, Self.golden(row[$0.1]), Self.golden(row[$0.1 + 1]))
      })
    expect(groups.groups.map(\.description).joined(separator: " | "), is: row[6])
  }

  @Test func `numbers that get another form are one change`() throws {
    let groups = try ChangeGroups([
      change(of: "Timer", Self.golden("  Rest 90 s", "", "  Next"), Self.golden("  Rest 1:30", "", "  Next")),
      change(of: "Other", Self.golden("  Rest 89 s"), Self.golden("  Rest 1:29")),
    ])
    expect(groups.groups.map(\.description), is: ["\"Rest 89 s\" -> \"Rest 1:29\" and others: 2 frames"])
  }

  @Test func `a change in several rows names its piece, and no others`() throws {
    let rows = ["* Tea  <>  {- | star green}", "* Milk  <>  {- | star green}"]
    let groups = try ChangeGroups([
      change(
        of: "Basket", Self.golden(rows[0], rows[1]),
        Self.golden(rows[0].replacing("green", with: "mint"), rows[1].replacing("green", with: "mint")))
    ])
    expect(groups.groups.map(\.words), is: ["symbol star: green -> mint"])
  }

  @Test func `a header that leaves its content is not a section`() throws {
    let groups = try ChangeGroups([
      change(of: "Basket", Self.golden(": Fruit", "* Tea", "* Milk"), Self.golden("* Tea", "* Milk"))
    ])
    expect(groups.groups.map(\.words), is: ["header \"Fruit\" removed"])
  }

  @Test func `a step that presses a renamed button follows from it`() throws {
    let (old, new) = (
      Self.golden("# 1  shown", "  [Book]", "", "# 2  press \"Book\"", "  Done"),
      Self.golden("# 1  shown", "  [Reserve]", "", "# 2  press \"Reserve\"", "  Done")
    )
    let groups = try ChangeGroups([
      change(of: "Room", Self.golden("  [Book]"), Self.golden("  [Reserve]")), change(of: "Room in steps", old, new),
    ])
    expect(groups.groups.map(\.words), is: ["\"Book\" -> \"Reserve\""])
  }

  @Test func `a layout that changes with a piece follows from it`() throws {
    let old = Self.golden("         Tea", "", "  [Order] [Cancel]")
    let groups = try ChangeGroups([change(of: "Basket", old, Self.golden("    Tea", "", "  [Order]"))])
    expect(groups.groups.map(\.words), is: ["button \"Cancel\" removed beside \"Order\""])
    expect(groups.groups[at: 0]?.following.map(\.edit.added), is: [["    Tea"]])
  }

  @Test func `of several facts of one kind a variant has that of the same line`() throws {
    let old = Self.golden("  One", "", "  Two")
    let groups = try ChangeGroups([
      change(of: "Basket", old, Self.golden("  Three", "", "  Four")),
      change(of: "Basket in de", Self.golden("  Eins", "", "  Zwei"), Self.golden("  Eins", "", "  Vier")),
    ])
    expect(
      groups.groups.map(\.description), is: ["\"Two\" -> \"Four\": 2 frames", "\"One\" -> \"Three\": Basket / loaded"])
  }

  @Test func `steps in another order show what the moments between have lost and gained`() throws {
    let (old, new) = (
      Self.golden("# 1  shown", "  A", "", "# 2  type", "  B", "", "# 3  press", "  B", "  C"),
      Self.golden("# 1  shown", "  A", "", "# 2  press", "  A", "  C", "", "# 3  type", "  B", "  C")
    )
    let groups = try ChangeGroups([change(of: "Basket", old, new)]).groups
    expect(groups.count, is: 1)
    expect(groups.first?.edit.added ?? [], is: ["# 2  press", "  A", "  C", "# 3  type"])
  }

  @Test func `equal lines of several rows are each shown`() throws {
    let rows = ["* Tea    $2", "  ready", "* Milk    $3", "  ready"]
    let new = ["* ready", "  Tea    $2", "* ready", "  Milk    $3"]
    let golden = { (lines: [String]) in
      Array((["# Basket / loaded (50 columns)", ""] + lines).joined(separator: "\n").utf8) + [0x0A]
    }
    let lines = try ChangeGroups([change(of: "Basket", golden(rows), golden(new))]).lines
    expect(lines.count { $0 == "  + * ready" }, is: 2)
  }

  @Test func `a completely different text is described by its size`() throws {
    func text(_ word: String) -> [UInt8] { Array((0..<1_500).map { "  \(word) \($0)\n" }.joined().utf8) }
    try expect(facts(text("old"), text("new")), is: ["1500 lines removed and 1500 added, too many to list"])
  }
}
