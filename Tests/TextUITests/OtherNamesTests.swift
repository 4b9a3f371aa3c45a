@testable import TextUI

@MainActor struct OtherNamesTests {
  @Test func `names beside the common ones are drawn`() {
    expect(
      draw(columns: 40, height: 20) { NavigationStack { OtherNames.Everything() } },
      is: """
        = |(Search)                              |
                            same
                        again  light
                          [Cancel]                  {cancel}
                         [<> Send]                  {image:send}
                             <>                     {image:hero}
                           Faded                    {red secondary}
                           Tinted                   {color:brand}
                         In a shape                 {on blue rounded}
                       large 1.0 44.0
                             <>                     {bell}
                           Moved
        """)
  }

  @Test func `a moving view is drawn as before its motion`() {
    expect(
      draw(columns: 40, height: 20) { OtherNames.Moving() },
      is: """
                           Beats
                            low
                          Phase 1
                           Poses
                            Rows
          <-------------------------------------->  {fill gradient red blue}
        """)
  }

  @Test func `titles may be resources`() {
    expect(
      draw(columns: 40, height: 20) { OtherNames.Titles(title: "Stars") },
      is: """
        = Stars
        : Stars
        * [Stars]
        * [<> Stars]                                {star destructive}
        * <>  Stars                                 {star}
        * Stars                                [x]
        * |(Stars)                               |
        * Stars                                  1
        * [Stars v]
        * Stars                                  >
        * <...>
          Stars
        """)
  }

  @Test @MainActor func `a field reports the begin and end of typing`() throws {
    let screen = ScreenInUse(columns: 30, height: 6) { OtherNames.Field() }
    try screen.type("A", into: "Name")
    try screen.type("Ad", into: "Name")
    expect(screen.text, contains: "begins")
    let editing = try #require(screen.element("Name").editing)
    expect(editing.isFocused)
    editing.submit()
    screen.screen.update()
    expect(screen.text, contains: "begins ends")
    expect(screen.text, lacks: "begins begins")
  }

  @Test func `anchors are compared by their places`() throws {
    var found: [Anchor<CGRect>] = []
    let view = Text("a").anchorPreference(key: OtherNames.Bounds.self, value: .bounds) { [$0] }
      .onPreferenceChange(OtherNames.Bounds.self) { found = $0 }
    _ = draw { view }
    let anchor = try only(found)
    expect(OtherNames.Measured(bounds: anchor), is: OtherNames.Measured(bounds: anchor))
  }

  @Test func `an activity keeps the values that the app sets`() {
    let activity = NSUserActivity(activityType: "read")
    activity.userInfo = ["id": 1, "page": 2]
    activity.addUserInfoEntries(from: ["id": 3])
    expect(activity.userInfo?["id"] as? Int, is: 3)
    expect(activity.userInfo?["page"] as? Int, is: 2)
  }

  @Test func `the older sizes of text are the newer ones`() {
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var environment = EnvironmentValues()
      environment.sizeCategory = category
      expect(environment.dynamicTypeSize, is: size, "\(category)")
      expect(environment.sizeCategory, is: category, "\(category)")
      expect(category.isAccessibilityCategory, is: size.isAccessibilitySize, "\(category)")
    }
  }
}
