/** Turns texts into vectors whose cosine measures how similar their meanings are. */
export interface EmbeddingModel {
  /** Vectors of different models can't be compared. */
  readonly name: string
  /** Whether a workspace pays for it with a key of its own. */
  readonly isOwnKey: boolean
  /** One vector per text, in order. Many texts are sent in batches, each tried three times. */
  embedAll(texts: readonly string[]): Promise<Float32Array[]>
  /** The vector of a short text that a visitor waits for; null if it isn't ready in time. */
  embedNow(text: string): Promise<Float32Array | null>
}
