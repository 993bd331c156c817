import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import type { ChatSource } from '@parleykit/contract/chat/chat'
import type { LiveVersion, Searched } from '../../retrieval/index.ts'
import type { PersonReply } from '../core/person-reply.ts'
import type { StoredTrace } from '../core/trace/stored-trace.ts'

/** The events of one reply: deltas and an end, or a single event (a refusal, or the visitor wants a person). */
export type AnswerEvent =
  | { readonly type: 'delta'; readonly text: string }
  | {
      readonly type: 'action'
      readonly action: ActionEvent
      /** Of the text before it. */
      readonly sources: ChatSource[]
      readonly trace: StoredTrace
    }
  | ({ readonly type: 'person_wanted'; readonly trace: StoredTrace } & PersonReply)
  | {
      readonly type: 'refusal'
      readonly message: string
      readonly trace: StoredTrace
      readonly searched?: Searched | undefined
      readonly version?: LiveVersion | undefined
    }
  | {
      readonly type: 'end'
      readonly kind: 'answer' | 'small_talk'
      readonly sources: ChatSource[]
      readonly trace: StoredTrace
      /** The question as the search read it, and its word matches. Suggestions reuse them. */
      readonly searched?: Searched | undefined
      /** The version that was searched, if that was only a moment ago. */
      readonly version?: LiveVersion | undefined
      /** ID of the curated answer, if this is one. */
      readonly curatedAnswerId?: number
    }

/** The text to show at the end, after `written`. */
export function wordsAtEnd(event: Exclude<AnswerEvent, { type: 'delta' }>, written: string): string {
  if (event.type === 'action') return [written, event.action.text].filter((text) => text !== '').join('\n\n')
  return event.type === 'end' ? written : event.message
}
