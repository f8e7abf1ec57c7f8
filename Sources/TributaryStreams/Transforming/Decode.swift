/// What makes values from data: `JSONDecoder`, `PropertyListDecoder` and the like.
///
/// Tributary does not stand on Foundation, so a program that decodes says once that Foundation's decoder is one:
///
/// ```swift
/// extension JSONDecoder: @retroactive DataDecoder {}
/// ```
public protocol DataDecoder<Input> {
  /// The data: `Data` for Foundation's decoders.
  associatedtype Input

  /// Makes a value from data.
  ///
  /// - Parameters:
  ///   - type: the value's type.
  ///   - data: what to read.
  /// - Returns: the value.
  /// - Throws: what is wrong with the data.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Input) throws -> Item
}

extension Operator where Output: Decodable {
  /// Decodes each element; see ``ObservableType/decode(type:decoder:)``.
  @inlinable public static func decode<Decoder: DataDecoder<Input>>(
    type: Output.Type = Output.self, decoder: Decoder
  ) -> Operator {
    map { try decoder.decode(type, from: $0) }
  }
}

extension ObservableType {
  /// Decodes each element: data become values.
  ///
  /// When data come from a file or from the network.
  ///
  /// ```swift
  /// responses.decode(type: User.self, decoder: JSONDecoder())
  /// ```
  ///
  /// - Failure: an error of the decoder ends the stream. To go on behind broken data, decode inside `flatMap` and
  ///   catch the error there.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - decoder: what decodes; see ``DataDecoder``.
  /// - Returns: a stream of the values.
  @inlinable public func decode<Item: Decodable, Decoder: DataDecoder<Element>>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    apply(.decode(type: type, decoder: decoder))
  }
}
