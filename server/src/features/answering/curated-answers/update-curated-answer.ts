import type {
  CuratedAnswer,
  CuratedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { changeCuratedAnswer } from './change-curated-answer.ts'
import { findSameQuestion } from './find-same-question.ts'
import { sameQuestionError } from './same-question-error.ts'
import { curatedAnswers } from './tables.ts'

/**
 * Changes a curated answer and the message that it came from. Throws `already_exists` if another answer has an
 * equivalent question.
 */
export async function updateCuratedAnswer(
  ctx: ActorContext,
  {
    of,
    input: { question, answer },
  }: { readonly of: { agentId: number; answerId: number }; readonly input: CuratedAnswerInput },
): Promise<CuratedAnswer> {
  const { platform, owner } = ctx
  const updated = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, of.agentId)
    const [current] = await transaction
      .select()
      .from(curatedAnswers)
      .where(and(eq(curatedAnswers.id, of.answerId), eq(curatedAnswers.agentId, of.agentId)))
    if (!current) throw notFound('Curated answer')
    const asked = question.trim()
    if (asked !== current.question) {
      const same = await findSameQuestion(
        { platform, transaction },
        { agent, question: asked, exceptId: current.id },
      )
      if (same) throw sameQuestionError(same)
    }
    const subject = { kind: 'curated_answer', id: current.id } as const
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_changed', agent, subject })
    return changeCuratedAnswer(transaction, { input: current, change: { question: asked, answer } })
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId: of.agentId })
  return updated
}
