/// The list of the tabs without room in the bar, behind the item More.
struct MoreTabs: View {
  struct Row {
    let title: String
    let icon: String?
    let badge: String?
    let choose: @MainActor () -> Void
  }
  let rows: [Row]

  var body: some View {
    NavigationStack {
      List(rows.indices, id: \.self) { index in
        let row = rows[index]
        LinkSurface(target: .action(row.choose), label: MoreLabel(title: row.title, icon: row.icon)).badge(row.badge)
      }
      .listStyle(.plain)
      .navigationTitle(Text(.init(ofSystem: "More")))
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct MoreLabel: View {
  let title: String
  let icon: String?

  var body: some View {
    if let icon {
      Label(title: Text(verbatim: title), icon: Image(systemName: icon))
    } else {
      Text(verbatim: title)
    }
  }
}
