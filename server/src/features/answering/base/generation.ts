import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import type { TokenUsage } from '../../../platform/language-model/index.ts'

/** The outcome of a request to a model. */
export interface Generation {
  /**
   * `rows_wanted`: the model looks rows up before it answers. `broken_off`: the reply was shown in part. `nothing`: there
   * was no text to show.
   */
  readonly outcome:
    | 'whole'
    | 'declined'
    | 'person_wanted'
    | 'rows_wanted'
    | 'stopped'
    | 'broken_off'
    | 'nothing'
  /** The arguments of the look-up, as JSON; empty in any other outcome. */
  readonly rowCall: string
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
