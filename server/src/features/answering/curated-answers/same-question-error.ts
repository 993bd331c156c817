import { DomainError } from '../../../platform/domain-error/index.ts'
import { sameQuestionText } from './core/same-question-text.ts'
import type { SameQuestion } from './find-same-question.ts'

/** The error for an owner who gives a question a second answer. */
export function sameQuestionError({ question, row }: SameQuestion): DomainError {
  return new DomainError('already_exists', sameQuestionText(question, row.question))
}
