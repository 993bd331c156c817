import { DomainError } from '../../../platform/domain-error/index.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** The error for an owner who adds a second answer to a question. */
export function sameQuestionError(same: CuratedAnswerRow): DomainError {
  return new DomainError(
    'already_exists',
    `“${same.question}” is the same question and already has an answer. Edit that one.`,
  )
}
