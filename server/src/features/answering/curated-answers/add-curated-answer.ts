import type {
  CuratedAnswer,
  CuratedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { toQuestions } from './core/to-questions.ts'
import { collide, dayOf } from './core/validity.ts'
import { findSameQuestion } from './find-same-question.ts'
import { recordCuratedChange } from './record-curated-change.ts'
import { sameQuestionError } from './same-question-error.ts'
import { curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/**
 * Adds a curated answer to a question and its other wordings. Throws `already_exists` if one of them already has an
 * answer on the same days.
 */
export async function addCuratedAnswer(
  ctx: ActorContext,
  { agentId, input }: { readonly agentId: number; readonly input: CuratedAnswerInput },
): Promise<CuratedAnswer> {
  const { platform, owner } = ctx
  const { answer, validFrom = null, validUntil = null } = input
  const asked = toQuestions(input)
  const days = { validFrom, validUntil }
  const added = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const same = await findSameQuestion(
      { platform, transaction },
      { agent, questions: [asked.question, ...asked.wordings], isRival: (row) => collide(row, days) },
    )
    if (same) throw sameQuestionError(same)
    const createdAt = platform.clock()
    const [stored] = await transaction
      .insert(curatedAnswers)
      .values({ agentId, ...asked, answer, ...days, createdAt })
      .returning()
    if (!stored) throw new Error('The database returned no curated answer')
    await recordCuratedChange({ transaction, owner }, agent)
    const subject = { kind: 'curated_answer', id: stored.id } as const
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_added', agent, subject })
    return toCuratedAnswer(stored, { day: dayOf(agent, createdAt), conversationId: null })
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId })
  return added
}
