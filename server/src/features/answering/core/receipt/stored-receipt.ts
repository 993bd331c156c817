import type { AnswerReceipt, PassageUse } from '@parleykit/contract/receipts'

export interface StoredPassage {
  readonly passageId: number
  readonly score: number
  readonly similarity: number | null
  readonly use: PassageUse
}

/** What was sent to a model, by reference where it is stored elsewhere. */
export interface StoredPrompt {
  readonly system: string
  /** Earlier messages, oldest first. */
  readonly messageIds: readonly number[]
  /** Whether the caller told of them instead: they are kept nowhere. */
  readonly isTold?: boolean
  /** In the order of their numbers. */
  readonly passageIds: readonly number[]
  /** Whether they were all that the agent knew; left out in receipts from before that was sent. */
  readonly isWhole?: boolean
}

type StoredModel = Omit<NonNullable<AnswerReceipt['model']>, 'prompt'> & { readonly prompt: StoredPrompt }

/** A receipt as the database keeps it: passages and messages by their ids, so that what is deleted is gone here too. */
export type StoredReceipt = Omit<AnswerReceipt, 'question' | 'passages' | 'model' | 'isMeaningLate'> & {
  readonly passages: readonly StoredPassage[]
  readonly model: StoredModel | null
  /** Left out where it was known, or not needed. */
  readonly isMeaningLate?: true
}
