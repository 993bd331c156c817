import type {
  CuratedAnswer,
  CuratedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { validationTexts } from '@parleykit/contract/answering/curated-answers/limits'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { changeCuratedAnswer } from './change-curated-answer.ts'
import { toQuestions } from './core/to-questions.ts'
import { collide, dayOf } from './core/validity.ts'
import { findSameQuestion } from './find-same-question.ts'
import { recordCuratedChange } from './record-curated-change.ts'
import { sameQuestionError } from './same-question-error.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/**
 * Changes a curated answer and the message that it came from. Throws `already_exists` if another answer has one of its
 * questions on the same days.
 */
export async function updateCuratedAnswer(
  ctx: ActorContext,
  { of, input }: { readonly of: { agentId: number; answerId: number }; readonly input: CuratedAnswerInput },
): Promise<CuratedAnswer> {
  const { platform, owner } = ctx
  const updated = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, of.agentId)
    const [current] = await transaction
      .select()
      .from(curatedAnswers)
      .where(and(eq(curatedAnswers.id, of.answerId), eq(curatedAnswers.agentId, of.agentId)))
    if (!current) throw notFound('Curated answer')
    const change = changeOf(current, input)
    const known = new Set([current.question, ...current.wordings])
    const hasSameDays = change.validFrom === current.validFrom && change.validUntil === current.validUntil
    const same = await findSameQuestion(
      { platform, transaction },
      {
        agent,
        // What was stored before stays, even if another answer has it too.
        questions: [change.question, ...change.wordings].filter((each) => !(hasSameDays && known.has(each))),
        isRival: (row) => row.id !== current.id && collide(row, change),
      },
    )
    if (same) throw sameQuestionError(same)
    const { row, conversationId } = await changeCuratedAnswer(transaction, { input: current, change })
    await recordCuratedChange({ transaction, owner }, agent)
    const subject = { kind: 'curated_answer', id: current.id } as const
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_changed', agent, subject })
    return toCuratedAnswer(row, { day: dayOf(agent, platform.clock()), conversationId })
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId: of.agentId })
  return updated
}

function changeOf(current: CuratedAnswerRow, input: CuratedAnswerInput) {
  const { validFrom = current.validFrom, validUntil = current.validUntil, answer } = input
  if (validFrom !== null && validUntil !== null && validFrom > validUntil)
    throw new DomainError('validation_failed', validationTexts.datesSwapped)
  const questions = toQuestions({ question: input.question, wordings: input.wordings ?? current.wordings })
  return { ...questions, answer, validFrom, validUntil }
}
