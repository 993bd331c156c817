import type {
  AnswerImportReport,
  AnswerRow,
} from '@parleykit/contract/answering/curated-answers/answer-files'
import { findOwnAgent, lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { changeCuratedAnswer } from './change-curated-answer.ts'
import { insertCuratedAnswers } from './insert-curated-answers.ts'
import { planImport } from './plan-import.ts'
import { answerFilesByOwner } from './throttle-rules.ts'

interface AnswerImport {
  readonly agentId: number
  readonly input: { readonly rows: readonly AnswerRow[]; readonly isPreview: boolean }
}

/**
 * Stores the rows of a file as curated answers, all or none of them, and says what became of each row. A preview only
 * says what would.
 * @throws DomainError `validation_failed` and `plan_limit_reached` if they are too many or too long
 */
export async function importCuratedAnswers(
  ctx: ActorContext,
  { agentId, input: { rows, isPreview } }: AnswerImport,
): Promise<AnswerImportReport> {
  const { platform, owner } = ctx
  await platform.throttles.consume(answerFilesByOwner, String(owner.id))
  if (isPreview) {
    const agent = await findOwnAgent(platform.database, owner, agentId)
    return (await planImport({ platform, database: platform.database }, { agent, rows })).report
  }
  const report = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const { added, changed, report } = await planImport({ platform, database: transaction }, { agent, rows })
    for (const { current, row } of changed) {
      const { row: _, ...change } = row
      await changeCuratedAnswer(transaction, { input: current, change })
    }
    const answers = added.map(({ row: _, ...answer }) => answer)
    await insertCuratedAnswers({ transaction, owner }, { agent, answers, createdAt: platform.clock() })
    const details = { added: String(added.length), changed: String(changed.length) }
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answers_imported', agent, details })
    return report
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId })
  return report
}
