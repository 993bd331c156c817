import { DomainError } from '../../platform/domain-error/index.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** What an owner hears who writes a second answer to a question. */
export function sameQuestionError(same: CuratedAnswerRow): DomainError {
  return new DomainError(
    'already_exists',
    `“${same.question}” asks the same and has an answer: edit that one.`,
  )
}
