import {
  curatedAnswersMax,
  curatedQuestionsLengthMax,
  curatedQuestionsMax,
} from '@parleykit/contract/answering/curated-answers/limits'
import { refusalForAnswers } from '@parleykit/contract/billing/plans'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { AnswersHeld } from './core/measure-answers.ts'

/**
 * Refuses curated answers that an agent of a tier has no room for besides so many bytes of knowledge.
 * @throws DomainError `validation_failed` and `plan_limit_reached`
 */
export function refuseAnswers(
  tier: string,
  { answers, questions, questionsLength, bytes }: AnswersHeld,
  textBytes: number,
): void {
  requireAtMost(answers, curatedAnswersMax, 'curated answers')
  requireAtMost(questions, curatedQuestionsMax, 'questions with all their wordings')
  requireAtMost(questionsLength, curatedQuestionsLengthMax, 'characters of questions with all their wordings')
  const refusal = refusalForAnswers(tier, { textBytes, answerBytes: bytes })
  if (refusal !== null) throw new DomainError('plan_limit_reached', refusal)
}

function requireAtMost(count: number, max: number, what: string): void {
  if (count <= max) return
  const message = `An agent can have up to ${max.toLocaleString('en-US')} ${what}. Add the rest to its knowledge.`
  throw new DomainError('validation_failed', message)
}
