public import TributaryStreams
public import TributaryTime

extension Operator where Output == Never {
  /// The end of a chain whose handler may throw: each element is a job, done here and now.
  @inlinable static func jobs(_ errors: ErrorPath, _ job: @escaping (Input) throws -> Void) -> Operator {
    ending { element, attempt in
      attempt.run(errors) { try job(element) }
    }
  }

  /// The end of a chain whose handler is async: each element is a job, done in a task of the scope.
  @inlinable static func jobs(
    in scope: Scope, _ errors: ErrorPath, _ job: @escaping (Input) async throws -> Void
  ) -> Operator {
    ending { element, attempt in
      attempt.run(in: scope, errors) { try await job(element) }
    }
  }

  @inlinable static func ending(_ begin: @escaping (Input, Attempt) -> Void) -> Operator {
    Operator { observer, subscription in
      let passage = Passage.of(subscription)
      return gate(.synchronous, observer, subscription, passage, passage.nextRank(), tell: nil, begin: begin)
    }
  }
}
