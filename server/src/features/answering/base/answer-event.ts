import type { ChatSource } from '@parleykit/contract/chat'
import type { LiveVersion, Searched } from '../../retrieval/index.ts'
import type { PersonReply } from '../core/person-reply.ts'
import type { StoredReceipt } from '../core/receipt/stored-receipt.ts'

/** An answer as it is written: deltas and an end; or a refusal, or that the visitor wants a person, alone. */
export type AnswerEvent =
  | { readonly type: 'delta'; readonly text: string }
  | ({ readonly type: 'person_wanted'; readonly receipt: StoredReceipt } & PersonReply)
  | {
      readonly type: 'refusal'
      readonly message: string
      readonly receipt: StoredReceipt
      readonly searched?: Searched | undefined
      readonly version?: LiveVersion | undefined
    }
  | {
      readonly type: 'end'
      readonly kind: 'answer' | 'small_talk'
      readonly sources: ChatSource[]
      readonly receipt: StoredReceipt
      /** The question as the search read it, and what its words found, for what is suggested below. */
      readonly searched?: Searched | undefined
      /** What the search read, where that is a moment ago. */
      readonly version?: LiveVersion | undefined
      /** Of the curated answer that this is. */
      readonly curatedAnswerId?: number
    }

/** What the visitor reads at the end, after `written`. */
export function wordsAtEnd(event: Exclude<AnswerEvent, { type: 'delta' }>, written: string): string {
  return event.type === 'end' ? written : event.message
}
