import type { JSONSchema7 } from '@ai-sdk/provider'
import type { TokenPrice } from '@parleykit/contract/models/model-budget'

/** A message as the model reads it. */
export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
  /** WebP images that a user shows with the text. */
  readonly pictures?: readonly Uint8Array[]
}

/** A function that the model may call instead of answering. */
export interface ModelTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of its arguments. None if omitted. */
  readonly inputSchema?: JSONSchema7
}

export interface ModelRequest {
  readonly messages: readonly PromptMessage[]
  readonly tools: readonly ModelTool[]
  readonly maxOutputTokens: number
  /** From 0 (always alike) to 2; the provider's default if omitted. */
  readonly temperature?: number
}

export interface TokenUsage {
  /** Null if the server doesn't say. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/**
 * A model's output, in order: text, at most one call with its arguments as JSON, an end. `isWhole` is false if the answer was cut off at its
 * limit.
 */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string; readonly input: string }
  | { readonly type: 'end'; readonly usage: TokenUsage; readonly isWhole: boolean }

/** What is known of a model besides what it says. */
export interface ModelTraits {
  /** Knowledge of up to this many estimated tokens is read whole. */
  readonly contextTokens: number
  /** Estimated tokens of the passages that it reads of larger knowledge. */
  readonly passageTokens: number
  /** Null if it isn't known. Loads the list of prices when first asked. */
  readonly price: () => Promise<TokenPrice | null>
  /** Whether a workspace pays for it with a key of its own. */
  readonly isOwnKey: boolean
  /** The size of the context that Ollama is asked for; null for others. */
  readonly ollamaContext: number | null
}

export interface LanguageModel extends Omit<ModelTraits, 'ollamaContext'> {
  readonly name: string
  /**
   * Streams one answer. Throws a `ModelError` if the server fails, is silent for too long or sends invalid data. Ends
   * without an end event if `signal` is aborted.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent>
  /** False while the circuit breaker is open after repeated faults. */
  isAvailable(): boolean
}
