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
  /** Null where the server doesn't say. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/** What a model sends, in order: text, at most one call, an end. `isWhole` is false for an answer cut at its limit. */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string }
  | { readonly type: 'end'; readonly usage: TokenUsage; readonly isWhole: boolean }

export interface LanguageModel {
  readonly name: string
  /**
   * Streams one answer. Throws a `ModelError` when the server fails, is silent for too long or talks nonsense; ends
   * without an end event when `signal` is aborted.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent>
  /** False while the model is left alone after repeated faults. */
  isAvailable(): boolean
}
