"""Adopts an app that is an Xcode project: a group of listed files and a folder without a list, a framework target, an asset catalog with a
namespace, a string catalog, a data model, a module and a package that are not here, two faulty previews. The app's files stay as they are. The small size has the screens alone, in the place of the shared client."""
import shutil

from client import REPOSITORY, ask, attempt, check, commit, everystate, git, run, standings

PROJECT = """// !$*UTF8*$!
{
	objects = {
		A0 /* Project */ = {isa = PBXProject; buildConfigurationList = A1; mainGroup = A4; targets = (B0, C0, E0, ); developmentRegion = en; };
		A1 = {isa = XCConfigurationList; buildConfigurations = (A2, ); };
		A2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
		A3 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///no/such/Gauges.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
		A4 = {isa = PBXGroup; children = (A5, A6, A7, ); sourceTree = "<group>"; };
		A5 = {isa = PBXGroup; path = Model; children = (A8, ); sourceTree = "<group>"; };
		A6 = {isa = PBXFileSystemSynchronizedRootGroup; path = "My Shop"; exceptions = (A9, ); sourceTree = "<group>"; };
		A7 = {isa = PBXGroup; name = Alone; children = (AA, ); sourceTree = "<group>"; };
		A8 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Goods.swift; sourceTree = "<group>"; };
		A9 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Unused.swift, ); target = B0; };
		AA = {isa = PBXFileReference; path = Watch/Watch.swift; sourceTree = SOURCE_ROOT; };
		B0 = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application"; buildConfigurationList = B1;
			buildPhases = (); dependencies = (B3, ); fileSystemSynchronizedGroups = (A6, ); packageProductDependencies = (B4, ); };
		B1 = {isa = XCConfigurationList; buildConfigurations = (B2, ); };
		B2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
		B3 = {isa = PBXTargetDependency; target = C0; };
		B4 = {isa = XCSwiftPackageProductDependency; package = A3; productName = Gauges; };
		C0 = {isa = PBXNativeTarget; name = ShopModel; productType = "com.apple.product-type.framework"; buildConfigurationList = A1; buildPhases = (C1, ); };
		C1 = {isa = PBXSourcesBuildPhase; files = (C2, ); };
		C2 = {isa = PBXBuildFile; fileRef = A8; };
		E0 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.watchapp2"; buildConfigurationList = A1; buildPhases = (); };
	};
	rootObject = A0;
}
"""
FILES = {
    "Shop.xcodeproj/project.pbxproj": PROJECT,
    "Model/Goods.swift": """import CoreMotion
import Foundation

public struct Goods: Codable, Identifiable, Sendable {
  public var id: String { name }
  public let name: String
  public init(name: String) { self.name = name }
}
public final class Steps {
  private let manager = CMMotionManager()
  public init() {}
  public func start() { manager.startUpdates(to: .main) }
  public static let samples = [Goods(name: "Tea"), Goods(name: "Salt")]
}
""",
    "My Shop/App.swift": """import SwiftUI
@main struct ShopApp: App { var body: some Scene { WindowGroup { GoodsView(goods: []) } } }
final class Observer: NSObject {
  @objc func changed() {}
  func begin() { NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("A"), object: nil) }
}
""",
    "My Shop/Views/GoodsView.swift": """import ShopModel
import SwiftUI
struct GoodsView: View {
  let goods: [Goods]
  var body: some View {
    #if os(iOS)
      List(goods) { Text($0.name).foregroundStyle(Color(.Brand.ink)) }.navigationTitle("Goods")
    #endif
  }
}
#Preview("Two") { GoodsView(goods: Steps.samples) }
#Preview { Text("Nothing for sale") }
#Preview("Motion") { Text("Moving").onAppear { Steps().start() } }
#Preview("Gauge") { SpeedView() }
#Preview("Stock") { StockView().environment(\\.managedObjectContext, StockView.context) }
""",
    "My Shop/Views/StockView.swift": """import CoreData
import SwiftUI
public final class Crate: NSManagedObject {}
@objc(Shelf) nonisolated public final class Shelf: NSManagedObject {
  @NSManaged var row: Int16
  @NSManaged var parts: Set<Part>
}
struct StockView: View {
  static var context: NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Stock")
    container.loadPersistentStores { _, _ in }
    let part = Part(context: container.viewContext)
    part.shelf = Shelf(context: container.viewContext)
    return container.viewContext
  }
  @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)]) var parts: FetchedResults<Part>
  var body: some View { List(parts) { Text("\\($0.name ?? "") in row \\($0.shelf?.row ?? 0) of \\($0.shelf?.parts.count ?? 0)") } }
}
""",
    "My Shop/Stock.xcdatamodeld/Stock.xcdatamodel/contents": """<model>
<entity name="Part" representedClassName="Part" codeGenerationType="class">
  <attribute name="name" attributeType="String" defaultValueString="Bolt"/>
  <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="parts" inverseEntity="Shelf"/>
  <relationship name="crate" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Crate"/>
</entity>
<entity name="Crate" representedClassName="Crate"/>
<entity name="Shelf" representedClassName=".Shelf">
  <attribute name="row" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
  <relationship name="parts" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Part" inverseName="shelf" inverseEntity="Part"/>
</entity></model>
""",
    "My Shop/Views/OtherPreviews.swift": """import Gauges
import ShopModel
import SwiftUI
struct Samples: PreviewModifier {
  static func makeSharedContext() async throws -> [Goods] { Steps.samples }
  func body(content: Content, context: [Goods]) -> some View { VStack { content; Text("\\(context.count) shared") } }
}
struct Waiting: View {
  @State private var goods: [Goods] = []
  var body: some View { GoodsView(goods: goods).task { try? await Task.sleep(for: .seconds(2)); goods = Steps.samples } }
}
#Preview("Wide", traits: .landscapeLeft) { Text(String(localized: "lying", bundle: .main)) }
#Preview("Counter") { @Previewable @State var count = 1; Stepper("Count \\(count)", value: $count) }
#Preview("Shared", traits: .modifier(Samples())) { Text("Above") }
#Preview("Kind", arguments: ["Tea", "Salt"]) { Text("Kind \\($0)") }
#Preview("Waiting") { Waiting() }
#Preview("Dial") { Dial(0.5, in: 0...1).needle(width: 2) { 3 }.padding().traced("Dial", at: 3) { 4 } }
struct Goods_Previews: PreviewProvider {
  static var previews: some View {
    GoodsView(goods: []).previewDisplayName("None")
    GoodsView(goods: Steps.samples).previewDisplayName("Some")
  }
}
""",
    "My Shop/Views/SpeedView.swift": """import Gauges
import SwiftUI
struct SpeedView: View {
  @Speed(unit: 2) var speed
  var body: some View { Dial(speed, in: 0...1) }
}
""",
    "My Shop/Views/OrdersView.swift": """import Observation
import SwiftUI
struct Order: Identifiable { let id: Int; let title: String }
protocol Named: AnyObject { var name: String { get } }
protocol Orders: Named {
  func all() async throws -> [Order]
  func all(of year: Int) async throws -> [Order]
  func cancel(_ order: Order) async throws
}
@Observable @MainActor final class OrdersModel {
  private let orders: any Orders
  private(set) var rows: Result<[Order], any Error>?
  init(orders: any Orders) { self.orders = orders }
  func load() async { do { rows = .success(try await orders.all()) } catch { rows = .failure(error) } }
}
struct OrdersView: View {
  let model: OrdersModel
  var body: some View {
    Group {
      switch model.rows {
      case nil: ProgressView()
      case .success(let rows): if rows.isEmpty { Text("No orders") } else { List(rows) { Text($0.title) } }
      case .failure(let error): Text(error.localizedDescription)
      }
    }
    .task { await model.load() }
  }
}
""",
    "My Shop/Old/Unused.swift": "This is not Swift.\n",
    "My Shop/Info.plist": "<plist/>\n",
    "My Shop/Assets.xcassets/Brand/Contents.json": '{"properties": {"provides-namespace": true}}\n',
    "My Shop/Assets.xcassets/Brand/ink.colorset/Contents.json": "{}\n",
    "My Shop/Localizable.xcstrings": '{"sourceLanguage": "en", "strings": {"lying": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "On its side"}}}}}, "version": "1.0"}\n',
    "Watch/Watch.swift": "import WatchKit\n",
    ".gitignore": ".build/\n",
}


# The small size: files, and words of the lines that they do without. What a build leaves out, and other modules, take further builds.
SMALL = ("Shop.xcodeproj", "Model/", "My Shop/App.swift", "My Shop/Views/GoodsView.swift", "My Shop/Assets", ".gitignore")
LARGE = ("Gauge", "Stock", "Motion", "manager")


def write(app, files):
    for name, text in files.items():
        path = app / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def check_small(app):
    program = everystate(app)
    for path in app.iterdir():
        if path.name not in (".git", ".build"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    lines = {name: text.splitlines(True) for name, text in FILES.items() if name.startswith(SMALL)}
    write(app, {name: "".join(line for line in lines[name] if not name.endswith(".swift") or not any(word in line for word in LARGE)) for name in lines})
    commit("The app", app)
    status, said = attempt(program, "adopt", ".", "--everystate", REPOSITORY, folder=app)
    check("an Xcode project is adopted", (app / "EveryState").is_dir(), f"status {status}\n{said}")
    check("no file of the app is changed", git("status", "--porcelain", folder=app).split() == ["??", "EveryState/", "??", "Package.swift"])
    status, said = attempt("swift", "test", "--disable-xctest", "--skip-build", folder=app, SNAPSHOT_TESTING_RECORD="all")
    document = ask(program, "status", folder=app)[1]
    check("two previews are recorded", status == 0 and standings(document) == {"recorded": 2}, said)
    goods = next(app.glob("__Snapshots__/*/GoodsView previews/Two.txt"), None)
    check("with the screen under the condition for iOS", goods is not None and "Tea" in goods.read_text())


def check_part(work, scratch=None, small=False):
    if small:
        check_small(work)
        return
    # A folder of another name: SwiftPM names a package by its folder.
    app = work / "Shop app"
    write(app, FILES)
    git("init", "--quiet", folder=app)
    commit("The app", app)
    program = REPOSITORY / run("swift", "build", "--show-bin-path", folder=REPOSITORY).strip() / "everystate"
    status, said = attempt(program, "adopt", app, "--everystate", REPOSITORY, folder=work)
    check("an Xcode project is adopted, with parts left out", status == 1 and "5 of 5 screens compile, 13 of 13 previews draw" in said, said)
    for words in ("CoreMotion  a framework without a stand-in; 1 name", "Gauges  gauges: it cannot be fetched here; 2 names", "Watch  watchapp2"):
        check(f"it prints: {words.strip()}", words in said, said)
    check("no file of the app is changed", git("status", "--porcelain", folder=app).split() == ["??", "EveryState/", "??", "Package.swift"])
    status, said = attempt("swift", "test", "--disable-xctest", folder=app, SNAPSHOT_TESTING_RECORD="all")
    check("thirteen of fourteen previews are recorded, and the other one is left out", status == 0 and standings(ask(program, "status", folder=app)[1]) == {"recorded": 13}, said)
    check("the list names it", '#Preview "Dial"' in (app / "EveryState/LeftOut.txt").read_text())
    golden = next(app.glob("__Snapshots__/*/GoodsView previews/Two.txt"), None)
    dial = next(app.glob("__Snapshots__/*/GoodsView previews/Gauge.txt"), None)
    check("a golden names a view of an absent package", dial is not None and "‹Dial›" in dial.read_text())
    wide = next(app.glob("__Snapshots__/*/OtherPreviews/Wide.txt"), None)
    check("the app's bundle has its catalog", wide is not None and "On its side" in wide.read_text())
    check("a golden has the screen under the condition for iOS", golden is not None and "Tea" in golden.read_text())
    golden = next(app.glob("__Snapshots__/*/GoodsView previews/Stock.txt"), None)
    check("objects of the data model have their classes, values and relationships", golden is not None and "Bolt in row 7 of 1" in golden.read_text())
    commit("The first goldens", app)
    (app / "EveryState/Tests/OrdersStates.swift").write_text(run(program, "adopt", ".", "--declare", "OrdersView", folder=app))
    status, said = attempt("swift", "test", "--disable-xctest", "--filter", "OrdersViewStates.matches", folder=app)
    recorded = sorted(path.stem for path in app.glob("__Snapshots__/*OrdersViewStates/*/*.txt"))
    check("a printed declaration compiles, and has the four states", recorded == ["all empty", "all failed", "all loaded", "all loading"], f"{recorded}\n{said}")
    shutil.rmtree(app / "__Snapshots__")
    git("checkout", "--quiet", ".", folder=app)
    git("clean", "-fdq", folder=app)
    view = app / "My Shop/Views/GoodsView.swift"
    view.write_text("// A comment that moves lines.\n" + view.read_text().replace("Nothing for sale", "Sold out"))
    status, said = attempt("swift", "test", "--disable-xctest", folder=app)
    check("a changed word is one changed frame", status == 1 and standings(ask(program, "status", folder=app)[1]) == {"changed": 1, "matched": 12}, said)
    check("accept takes it", "accepted" in run(program, "accept", "GoodsView previews/preview 2", folder=app))
    (app / "Package.swift").write_text("// swift-tools-version: 6.2\n")
    status, said = attempt(program, "adopt", ".", folder=app)
    check("a manifest of the user's own stays", status == 2 and "was not written by `everystate adopt`" in said, said)
