// Screens as apps write them: they must compile as they are.
import TextUI

@Observable
@MainActor
final class InboxModel {
  struct Message: Identifiable, Hashable {
    let id: Int
    var subject: String
    var isRead = false
  }
  enum Filter: String, CaseIterable, Identifiable {
    case all, unread
    var id: Self { self }
  }
  var messages = [Message(id: 1, subject: "Hello"), Message(id: 2, subject: "Bye", isRead: true)]
  var filter = Filter.all
  var query = ""
  var selected: Message?
  var error: (any Error)?
  var isAsking = false
  var doomed: Message?
  var amount = 12.5
  var due = Date(timeIntervalSince1970: 0)
  func delete(_ message: Message) { messages.removeAll { $0 == message } }
}

struct InboxView: View {
  @State private var model = InboxModel()
  @State private var path = NavigationPath()
  @Environment(\.openURL) private var openURL
  @Environment(\.editMode) private var editMode
  @FocusState private var isSearching: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          Picker("Filter", selection: $model.filter) {
            ForEach(InboxModel.Filter.allCases) { filter in
              Text(filter.rawValue.capitalized).tag(filter)
            }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        } header: {
          Text("Show")
        } footer: {
          Text("Unread messages are bold.")
        }
        .listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets())
        ForEach(model.messages) { message in
          NavigationLink(value: message) {
            Label(message.subject, systemImage: message.isRead ? "envelope.open" : "envelope.badge")
          }
          .badge(message.isRead ? 0 : 1)
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(role: .destructive) {
              model.delete(message)
            } label: {
              Label("Delete", systemImage: "trash")
            }
            .tint(.red)
          }
          .contextMenu {
            Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            Divider()
            Button("Flag") { model.selected = message }
          }
        }
        .onDelete { offsets in model.messages.remove(atOffsets: offsets) }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: InboxModel.Message.self) { message in
        MessageView(message: message)
      }
      .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search mail")
      .onSubmit(of: .search) { model.query = "" }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Menu {
            Toggle("Sound", isOn: .constant(true))
            Picker("Sort", selection: $model.filter) {
              ForEach(InboxModel.Filter.allCases) { Text($0.rawValue) }
            }
            Menu("More") { Button("Empty") {} }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityLabel("Options")
        }
        if !model.messages.isEmpty {
          ToolbarItem(placement: .bottomBar) { Text("\(model.messages.count) messages").font(.caption) }
        }
      }
      .sheet(item: $model.selected, onDismiss: { model.query = "" }) { message in
        ComposeView(subject: message.subject)
          .presentationDetents([.medium])
          .presentationDragIndicator(.visible)
          .interactiveDismissDisabled()
      }
      .alert("Error", isPresented: .constant(model.error != nil), presenting: model.error) { _ in
        Button("OK", role: .cancel) { model.error = nil }
      } message: { error in
        Text(error.localizedDescription)
      }
      .confirmationDialog("Delete?", isPresented: $model.isAsking, titleVisibility: .visible, presenting: model.doomed)
      {
        message in
        Button("Delete \(message.subject)", role: .destructive) { model.delete(message) }
      } message: { _ in
        Text("It cannot be undone.")
      }
    }
  }
}

struct MessageView: View {
  let message: InboxModel.Message
  @Environment(\.dismiss) private var dismiss
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        LabeledContent("Subject", value: message.subject)
        LabeledContent("Size", value: 1_234, format: .number)
      }
      GroupBox("Text") { Text("...") }
      ControlGroup {
        Button("Archive") { dismiss() }
        Button("Junk") {}
      }
      Link(destination: URL(string: "https://example.com")!) { Text("Unsubscribe") }
      ShareLink(item: message.subject)
    }
    .navigationTitle(Text(verbatim: message.subject))
    .toolbar(.hidden, for: .tabBar)
  }
}

struct ComposeView: View {
  enum Field: Hashable { case subject, body }
  @State var subject: String
  @State private var text = ""
  @State private var amount: Double? = 3
  @State private var isUrgent = false
  @State private var priority = 2
  @State private var date = Date(timeIntervalSince1970: 0)
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Head") {
          TextField("Subject", text: $subject, prompt: Text("What is it about?"))
            .textInputAutocapitalization(.sentences)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .focused($focus, equals: .subject)
            .onSubmit { focus = .body }
          TextField("Amount", value: $amount, format: .currency(code: "USD"))
            .keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
          TextField("Notes", text: $text, axis: .vertical)
            .lineLimit(3)
        }
        Toggle(isOn: $isUrgent) { Label("Urgent", systemImage: "exclamationmark") }
          .toggleStyle(.switch)
        Stepper(value: $priority, in: 1...5) { Text("Priority \(priority)") }
        Slider(value: .constant(0.3), in: 0...1, step: 0.1) {
          Text("Size")
        } minimumValueLabel: {
          Text("S")
        } maximumValueLabel: {
          Text("L")
        }
        DatePicker("Send", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
          .datePickerStyle(.compact)
        TextEditor(text: $text).focused($focus, equals: .body)
      }
      .formStyle(.grouped)
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel, action: { dismiss() }) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { dismiss() }
            .disabled(subject.isEmpty)
            .keyboardShortcut(.defaultAction)
        }
      }
      .onAppear { focus = .subject }
    }
  }
}

struct RootView: View {
  enum Section: Hashable { case inbox, settings }
  @State private var section = Section.inbox
  var body: some View {
    TabView(selection: $section) {
      Tab("Inbox", systemImage: "tray", value: Section.inbox) { InboxView() }
      Tab("Settings", systemImage: "gear", value: Section.settings) { Text("Settings") }
        .badge(2)
    }
    .tint(.blue)
  }
}

/// An app's own file, which is part of the module that tests draw.
struct TheApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      RootView()
    }
    .onChange(of: phase) { _, _ in }
    Settings { Text("Settings") }
  }
}
