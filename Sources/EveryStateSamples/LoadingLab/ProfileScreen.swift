import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

/// One load, with the views that come with LoadingView.
public struct ProfileScreen: View {
  @State private var profile: BlockLoadable<Profile>

  public init(service: any LabService) {
    _profile = State(initialValue: BlockLoadable { try await service.profile() })
  }

  public var body: some View {
    NavigationStack {
      LoadingView(loader: profile) { profile in
        VStack {
          Text(profile.name)
            .font(.headline)
          Text(profile.city)
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Profile")
    }
  }
}
