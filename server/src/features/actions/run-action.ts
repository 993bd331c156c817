import { randomBytes } from 'node:crypto'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAgentOwner, lockAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordUse } from './base/record-use.ts'
import { storeRunMessages } from './base/store-run-messages.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from './base/tables.ts'
import type { CallOutcome } from './core/classify-outcome.ts'
import { endOfRun } from './core/end-of-run.ts'
import { notifyRun } from './notify-run.ts'
import { recordRunEvent } from './record-run-event.ts'
import { sendRequest } from './sending/send-request.ts'

interface Running {
  readonly action: ActionRow
  /** Its state is `running`, and nobody else runs it. */
  readonly run: ActionRunRow
  /** Its process died when a request that can't be repeated may have been sent. */
  readonly isLost?: boolean
  /** What a function of the website's page led to; nothing is sent then. */
  readonly outcome?: CallOutcome
}

/**
 * Runs an action and stores what the visitor reads in the conversation. A request that may have been done is repeated
 * only if the API honors its Idempotency-Key; otherwise nobody knows the outcome, and the visitor and the owner are
 * told so.
 */
export async function runAction(
  platform: Platform,
  { action, run, isLost = false, outcome }: Running,
): Promise<ActionRunRow> {
  const ended = outcome ?? (isLost ? lost : await sendRequest(platform, { action, run }))
  return finishRun(platform, { action, run, outcome: ended })
}

const lost: CallOutcome = {
  kind: 'failed',
  mayHaveRun: true,
  fault: 'The server stopped while it waited for the response.',
}

async function finishRun(
  platform: Platform,
  { action, run, outcome }: Running & { readonly outcome: CallOutcome },
): Promise<ActionRunRow> {
  const now = platform.clock()
  const end = endOfRun(outcome, { action, language: run.language, now })
  // The visitor may have gone by the time a person approved it, so it isn't offered as a form again.
  const ended = end.state === 'form' && run.waitsUntil ? { ...end, state: 'failed' as const } : end
  const finished = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: run.agentId })
    const [row] = await transaction
      .update(actionRuns)
      .set({ ...ended, milliseconds: now.getTime() - run.changedAt.getTime(), changedAt: now })
      .where(and(eq(actionRuns.id, run.id), eq(actionRuns.state, 'running')))
      .returning()
    if (!row) return undefined
    if (row.state === 'form') await unclaim(transaction, row)
    else await storeRunMessages(transaction, { action, run: row, now })
    await notifyRun({ platform, transaction }, { action, run: row })
    await recordRunEvent({ platform, transaction }, { action, run: row, outcome })
    await recordUse(transaction, { action, outcome, now })
    return row
  })
  const ownerId = await findAgentOwner(platform.database, run.agentId)
  const about = { agentId: run.agentId }
  if (ownerId !== null)
    notifyOwner(platform, ownerId, { topic: 'actions', ...about }, { topic: 'conversations', ...about })
  return finished ?? { ...run, ...ended }
}

/** Another try is another request: it gets a key of its own. */
async function unclaim(transaction: Transaction, run: ActionRunRow): Promise<void> {
  await transaction
    .update(actionRuns)
    .set({ sentAt: null, filled: null, idempotencyKey: randomBytes(18).toString('base64url') })
    .where(eq(actionRuns.id, run.id))
}
