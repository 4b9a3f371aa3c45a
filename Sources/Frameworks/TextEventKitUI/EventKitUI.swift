@_exported import TextEventKit
@_exported import TextUIKit

// A representable of each of these is a box with its name.
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var event: EKEvent?, eventStore: EKEventStore!
}
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!, allowsEditing = false, allowsCalendarPreview = false
}
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = [], showsDoneButton = false, showsCancelButton = false
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {}
