import type {
  AnswerImportReport,
  AnswerRow,
} from '@parleykit/contract/answering/curated-answers/answer-files'
import { createOwnerSemaphore } from '../../../platform/concurrency/owner-semaphore.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { findOwnAgent, lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { changeCuratedAnswer } from './change-curated-answer.ts'
import { insertCuratedAnswers } from './insert-curated-answers.ts'
import { planImport } from './plan-import.ts'
import { answerFilesByOwner } from './throttle-rules.ts'

/** Imports at a time in this process: each is seconds of work. */
const semaphore = createOwnerSemaphore(2, { ofAll: 20, ofOwner: 2 })

interface ImportContext extends ActorContext {
  readonly signal: AbortSignal
}

interface AnswerImport {
  readonly agentId: number
  readonly input: { readonly rows: readonly AnswerRow[]; readonly isPreview: boolean }
}

/**
 * Stores the rows of a file as curated answers, all or none of them, and says what became of each row. A preview only
 * says what would. Ends early, storing nothing, if the signal is aborted.
 * @throws DomainError `validation_failed` and `plan_limit_reached` if they are too many or too long, `not_ready` if too
 * many imports are waiting
 */
export async function importCuratedAnswers(
  ctx: ImportContext,
  asked: AnswerImport,
): Promise<AnswerImportReport> {
  const { platform, owner } = ctx
  await platform.throttles.consume(answerFilesByOwner, String(owner.id))
  const leave = await semaphore.acquire(owner.id)
  if (leave === null) {
    const message = 'Too many files are being imported right now. Try again in a moment.'
    throw new DomainError('not_ready', message, { retryAfterSeconds: 5 })
  }
  try {
    return await importRows(ctx, asked)
  } finally {
    leave()
  }
}

async function importRows(
  ctx: ImportContext,
  { agentId, input: { rows, isPreview } }: AnswerImport,
): Promise<AnswerImportReport> {
  const { platform, owner, signal } = ctx
  if (isPreview) {
    const { database } = platform
    const agent = await findOwnAgent(database, owner, agentId)
    return (await planImport({ platform, owner, database, signal }, { agent, rows })).report
  }
  const report = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const { added, changed, report } = await planImport(
      { platform, owner, database: transaction, signal },
      { agent, rows },
    )
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
