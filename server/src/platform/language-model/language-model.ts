/** A message as the model reads it. */
export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A function without arguments that the model may call instead of answering. */
interface ModelTool {
  readonly name: string
  readonly description: string
}

export interface ModelRequest {
  readonly messages: readonly PromptMessage[]
  readonly tools: readonly ModelTool[]
  readonly maxOutputTokens: number
}

export interface TokenUsage {
  /** Null if the server doesn't say. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/**
 * A model's output, in order: text, at most one call, an end. `isWhole` is false if the answer was cut off at its
 * limit.
 */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string }
  | { readonly type: 'end'; readonly usage: TokenUsage; readonly isWhole: boolean }

export interface LanguageModel {
  readonly name: string
  /**
   * Streams one answer. Throws a `ModelError` if the server fails, is silent for too long or sends invalid data. Ends
   * without an end event if `signal` is aborted.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent>
  /** False while the circuit breaker is open after repeated faults. */
  isAvailable(): boolean
}
