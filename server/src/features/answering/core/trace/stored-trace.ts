import type { AnswerTrace, PassageUse } from '@parleykit/contract/answering/answer-traces'

export interface StoredPassage {
  readonly passageId: number
  readonly score: number
  readonly similarity: number | null
  readonly use: PassageUse
}

/** The prompt sent to a model. Parts stored elsewhere are referenced. */
export interface StoredPrompt {
  readonly system: string
  /** Earlier messages, oldest first. */
  readonly messageIds: readonly number[]
  /** Whether the caller supplied them instead. Then they aren't stored anywhere. */
  readonly isTold?: boolean
  /** In the order of their numbers. */
  readonly passageIds: readonly number[]
  /** Whether they were everything that the agent knew. Absent in traces from before whole knowledge was sent. */
  readonly isWhole?: boolean
}

type StoredModel = Omit<NonNullable<AnswerTrace['model']>, 'prompt'> & { readonly prompt: StoredPrompt }

/** A trace as stored. It refers to passages and messages by ID, so deleted ones disappear from it too. */
export type StoredTrace = Omit<
  AnswerTrace,
  'question' | 'passages' | 'model' | 'actions' | 'isMeaningLate'
> & {
  readonly passages: readonly StoredPassage[]
  readonly model: StoredModel | null
  /** Absent if none was called. */
  readonly actions?: AnswerTrace['actions']
  /** Absent if the embedding was ready in time, or not needed. */
  readonly isMeaningLate?: true
}
