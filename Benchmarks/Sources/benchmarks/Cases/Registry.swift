/// Every benchmark, in the order of the layers: one file of cases a module.
enum Registry {
  static var benchmarks: [Benchmark] {
    [Baseline.benchmark] + StreamsCases.all + SubscriptionCases.all + CombiningCases.all + SharingCases.all
      + CapturingCases.all + GenericCases.all + TimeCases.all + HandlerCases.all + GateCases.all
      + BindingsCases.all + FlowCases.all + ViewsCases.all + NavigationCases.all
  }
}
