import type { ModelFault } from '@parleykit/contract/receipts'
import type { TokenUsage } from '../../../platform/language-model/index.ts'

/** What became of a request to a model. */
export interface Writing {
  /** `broken_off` is a reply that was shown in part; of `nothing` no word was left to show. */
  readonly outcome: 'whole' | 'declined' | 'person_wanted' | 'stopped' | 'broken_off' | 'nothing'
  /** As shown, and with the numbers of passages that the model wrote. */
  readonly text: string
  readonly written: string
  /** All that the model sent, thoughts included. */
  readonly received: string
  /** Numbers of passages from 0, in the order of the numbers in the text. */
  readonly cited: readonly number[]
  readonly fault: ModelFault | null
  readonly usage: TokenUsage
  /** Sentences that the visitor had dictated and that weren't shown. */
  readonly dictatedCount: number
}
