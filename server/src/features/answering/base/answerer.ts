import type { ActionEvent, TracedAction } from '@parleykit/contract/actions/action-runs'
import type { RefusalReason, ReplyAuthor } from '@parleykit/contract/answering/answer-traces'
import type { ChatSource } from '@parleykit/contract/chat/chat'
import type { Answer } from '@parleykit/engine/answer/compose-answer'
import type { FoundPassages, FoundRows } from '../../retrieval/index.ts'
import type { StoredTrace } from '../core/trace/stored-trace.ts'
import type { AskedQuestion } from './asked-question.ts'
import type { Stopwatch } from './stopwatch.ts'

/** The passages found for a question, and the answer quoted from them. */
export interface Known {
  readonly found: FoundPassages
  /** The answer quoted from the passages, or a refusal. */
  readonly answer: Answer
  /** The rows of spreadsheets that the answer quotes instead of passages; null if the question asks for none. */
  readonly rows: FoundRows | null
}

/** A question with what was found for it. */
export interface AnswerTask extends AskedQuestion {
  readonly known: Known
  /** ISO 639-1 code of the language of fixed texts. */
  readonly language: string
  /** Reads the knowledge again: entries may be deleted while a model writes. */
  readonly readAgain: () => Promise<Known>
  readonly watch: Stopwatch
  readonly stop: AbortSignal
}

/** How a question was answered, as the trace records it. */
export interface Answered {
  readonly answerer: ReplyAuthor
  /** Null for an answer. */
  readonly refusal: RefusalReason | null
  /** True if the model decided that the visitor wants a person. Then nothing was shown. */
  readonly isPersonWanted?: boolean
  /** The card with which the reply ends, for an action that a model called. */
  readonly action?: ActionEvent
  /** The calls of actions, in order. */
  readonly actions?: readonly TracedAction[]
  readonly sources: readonly ChatSource[]
  /** Passages whose words are in the reply, and passages that a model cited. */
  readonly quoted: ReadonlySet<number>
  readonly cited: ReadonlySet<number>
  readonly model: StoredTrace['model']
  /** The minimum confidence to answer, or to ask the model. */
  readonly threshold: number
  /** The knowledge used, if it was read again. */
  readonly known?: Known
}

export interface Delta {
  readonly type: 'delta'
  readonly text: string
}

export interface Answerer {
  answer(task: AnswerTask): AsyncGenerator<Delta, Answered>
}
