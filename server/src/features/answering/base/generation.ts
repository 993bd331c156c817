import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import type { TokenUsage } from '../../../platform/language-model/index.ts'

export interface ToolCall {
  readonly name: string
  readonly input: string
}

/** The outcome of a request to a model. */
export interface Generation {
  /**
   * `tool_wanted`: the model calls a tool before it answers. `broken_off`: the reply was shown in part. `nothing`: there
   * was no text to show.
   */
  readonly outcome:
    | 'whole'
    | 'declined'
    | 'person_wanted'
    | 'tool_wanted'
    | 'stopped'
    | 'broken_off'
    | 'nothing'
  /** The tool that it calls, with its arguments as JSON; null in any other outcome. */
  readonly call: ToolCall | null
  /** The text as shown, and as written with the model's own passage numbers. */
  readonly text: string
  readonly written: string
  /** Everything that the model sent, thoughts included. */
  readonly received: string
  /** Numbers of passages from 0, in the order of the numbers in the text. */
  readonly cited: readonly number[]
  readonly fault: ModelFault | null
  readonly usage: TokenUsage
  /** Sentences that the visitor dictated and that were therefore not shown. */
  readonly dictatedCount: number
}
