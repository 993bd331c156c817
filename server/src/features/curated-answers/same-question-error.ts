import { DomainError } from '../../platform/domain-error/index.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** What an owner hears who writes a second answer to a question. */
export function sameQuestionError(same: CuratedAnswerRow): DomainError {
  return new DomainError(
    'already_exists',
    `“${same.question}” is the same question and already has an answer. Edit that one.`,
  )
}
