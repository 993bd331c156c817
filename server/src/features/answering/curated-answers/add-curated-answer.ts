import type {
  CuratedAnswer,
  NewCuratedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { findSameQuestion } from './find-same-question.ts'
import { sameQuestionError } from './same-question-error.ts'
import { storeCuratedAnswer } from './store-curated-answer.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/**
 * Adds a curated answer to a question and its other wordings, except wordings that already have one. Throws
 * `already_exists` if an equivalent of the first question has one.
 */
export async function addCuratedAnswer(
  ctx: ActorContext,
  {
    agentId,
    input: { question, answer, wordings = [] },
  }: { readonly agentId: number; readonly input: NewCuratedAnswerInput },
): Promise<CuratedAnswer> {
  const { platform, owner } = ctx
  const added = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const store = (asked: string) =>
      storeCuratedAnswer(transaction, {
        ...{ agentId, messageId: null, question: asked, answer, createdAt: platform.clock() },
      })
    const same = await findSameQuestion({ platform, transaction }, { agent, question: question.trim() })
    if (same) throw sameQuestionError(same)
    // The list shows the newest first, so the question itself appears above its wordings.
    for (const wording of wordings.toReversed()) {
      const known = await findSameQuestion({ platform, transaction }, { agent, question: wording.trim() })
      if (!known && wording.trim() !== question.trim()) await store(wording.trim())
    }
    const stored = await store(question.trim())
    const subject = { kind: 'curated_answer', id: stored.id } as const
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_added', agent, subject })
    return toCuratedAnswer(stored, null)
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId })
  return added
}
