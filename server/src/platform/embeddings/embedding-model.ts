/** Turns texts into vectors whose cosine tells how near their meanings are. */
export interface EmbeddingModel {
  /** Vectors of different models can't be compared. */
  readonly name: string
  /** A vector for each text, in their order. Many texts are sent in batches, each tried three times. */
  embedAll(texts: readonly string[]): Promise<Float32Array[]>
  /** The vector of a short text that somebody waits for; null when it isn't there in time. */
  embedNow(text: string): Promise<Float32Array | null>
}
