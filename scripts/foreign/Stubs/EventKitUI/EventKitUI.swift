// The system's screens for events: controllers that show nothing.
@_exported import EventKit
import UIKit

public enum EKEventEditViewAction: Int { case canceled, saved, deleted }
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
open class EKEventEditViewController: UINavigationController {
  public weak var editViewDelegate: EKEventEditViewDelegate?
  public var eventStore: EKEventStore!
  public var event: EKEvent?
}

public enum EKEventViewAction: Int { case done, responded, deleted }
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
open class EKEventViewController: UIViewController {
  public weak var delegate: EKEventViewDelegate?
  public var event: EKEvent!
  public var allowsEditing = false
  public var allowsCalendarPreview = false
}
