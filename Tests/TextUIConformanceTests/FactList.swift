extension Fact {
  static let all: [Fact] =
    FrameFacts.all + StackFacts.all + AlignmentFacts.all + ContainerFacts.all + StateFacts.all + ObjectFacts.all
    + IdentityFacts.all + LifecycleFacts.all
    + EnvironmentFacts.all + PreferenceFacts.all + BindingFacts.all + ValueFacts.all
}
