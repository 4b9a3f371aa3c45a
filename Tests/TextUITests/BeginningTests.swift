@testable import TextUI

/// Views with a common leading edge begin in one column, and centered views stay centered.
@MainActor struct BeginningTests: DrawnSuite {
  @Test func `the lines of a text begin in one column`() {
    expect(
      draw(columns: 50, height: 3) {
        across(Image(systemName: "key"), Text("When you sign up with a passkey, all that you need is a name.")).frame(
          width: 300)
      },
      is: """
                 <>  When you sign up with a passkey,         {key}
                     all that you need is a name.
        """)
  }

  @Test func `rows that end at the same edge do not decide where a text's lines begin`() {
    let footer = draw(columns: 50, height: 4) {
      VStack(alignment: .leading) {
        across(Text("Use Passkey"), Spacer(), Text("on"))
        HStack(spacing: 30) {
          Image(systemName: "key")
          Text("When you sign up with a passkey, all that you need is a user name. The passkey is on your devices.")
        }
      }.padding(.horizontal, 20)
    }
    let begins = Set(footer.allLines.dropFirst().map { $0.replacing("<>", with: "  ").indent })
    expect(begins.count, is: 1, "\(footer)")
    let column = draw(columns: 40, height: 3) {
      down(alignment: .leading, Text("One"), Text("A line that leans to the edge"), Text("Two of them")).padding(
        .trailing, 60
      ).frame(maxWidth: .infinity, alignment: .trailing)
    }
    let starts = Set(column.allLines.map(\.indent))
    expect(starts.count, is: 1, "\(column)")
  }

  @Test func `rows of full width have the same beginning`() {
    expect(
      draw(columns: 50, height: 3) {
        List {
          ForEach(["Name", "Make", "Model"], id: \.self) { name in
            across(Text(name), Spacer().frame(width: 40), TextField("Vehicle", text: .constant("")))
          }
        }.padding(.horizontal, 15)
      },
      is: """
        *       Name      |(Vehicle)                 |
        *       Make      |(Vehicle)                 |
        *       Model     |(Vehicle)                 |
        """)
  }

  @Test func `centered and trailing views stay in place`() {
    let prices = draw(columns: 30, height: 2) {
      down(alignment: .trailing, Text("$1,189.84"), Text("$9.00")).frame(maxWidth: .infinity, alignment: .trailing)
    }
    expect(prices.allLines.map(\.count), is: [32, 32], "\(prices)")
    check("                        Large                   [<>]  {largeTitle | xmark}", columns: 50, height: 2) {
      Text("Large").font(.largeTitle).frame(maxWidth: .infinity).overlay(alignment: .trailing) {
        Button(action: {}) { Image(systemName: "xmark") }
      }
    }
  }

  @Test func `content in the middle of two lines takes one line`() {
    @ViewTable var holders: [AnyView] {
      Text("a").frame(height: 40)
      layers(Color.clear.frame(width: 20, height: 40), Text("a"))
      Color.clear.frame(width: 20, height: 40).overlay { Text("a") }
      Color.clear.frame(width: 20, height: 40).background { Text("a") }
      across(Color.clear.frame(width: 1, height: 40), Text("a"))
      Grid { GridRow { views(Color.clear.frame(width: 1, height: 40), Text("a")) } }
    }
    for holder in holders {
      let lines = draw(height: 3) { down(Text("top"), holder) }.allLines
      expect(lines.count, is: 2, "\(lines)")
      expect(lines.last?.trimmingCharacters(in: .whitespaces), is: "a")
    }
  }

  @Test func `a bar item of two lines is in the bar`() {
    check("=             Title         [<>]  {- | gear}\n* Row", columns: 30, height: 3) {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          Button(action: {}) { HStack { Image(systemName: "gear") }.frame(width: 30, height: 30) }
        }
      }
    }
  }
}

extension String {
  var allLines: [String] { components(separatedBy: "\n") }
  var indent: Int { utf8.count - String(drop { $0 == " " }).utf8.count }
}
