import type { ChatSource } from '@parleykit/contract/chat'
import type { RefusalReason, ReplyAuthor } from '@parleykit/contract/receipts'
import type { Answer } from '@parleykit/engine/answer/compose-answer'
import type { FoundPassages } from '../../retrieval/index.ts'
import type { StoredReceipt } from '../core/receipt/stored-receipt.ts'
import type { AskedQuestion } from './asked-question.ts'
import type { Stopwatch } from './stopwatch.ts'

/** What the knowledge has to a question. */
export interface Known {
  readonly found: FoundPassages
  /** What the knowledge's own words make of it: an answer, or a refusal. */
  readonly answer: Answer
}

/** A question with what was found for it. */
export interface AnswerTask extends AskedQuestion {
  readonly known: Known
  /** ISO 639-1 code of the language of fixed texts. */
  readonly language: string
  /** What is known now: entries may be deleted while a model writes. */
  readonly readAgain: () => Promise<Known>
  readonly watch: Stopwatch
  readonly stop: AbortSignal
}

/** How a question was answered, as its receipt tells it. */
export interface Answered {
  readonly answerer: ReplyAuthor
  /** Null for an answer. */
  readonly refusal: RefusalReason | null
  /** The model found that the visitor asks for a person; nothing was shown. */
  readonly isPersonWanted?: boolean
  readonly sources: readonly ChatSource[]
  /** Passages whose words are in the reply, and such that a model cited. */
  readonly quoted: ReadonlySet<number>
  readonly cited: ReadonlySet<number>
  readonly model: StoredReceipt['model']
  /** The confidence from which on the question was answered, or put to the model. */
  readonly threshold: number
  /** What it was answered from, where that was read again. */
  readonly known?: Known
}

export interface Delta {
  readonly type: 'delta'
  readonly text: string
}

export interface Answerer {
  answer(task: AnswerTask): AsyncGenerator<Delta, Answered>
}
