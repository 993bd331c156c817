import { randomBytes } from 'node:crypto'
import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAgentOwner, lockAgent } from '../agents/index.ts'
import { conversations } from '../conversations/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordUse } from './base/record-use.ts'
import { type ActionRow, type ActionRunRow, actionRuns } from './base/tables.ts'
import { endOfRun } from './core/end-of-run.ts'
import type { ReadValues } from './core/read-values.ts'
import { recordRunEvent } from './record-run-event.ts'
import { sendRequest } from './sending/send-request.ts'

interface Read {
  readonly action: ActionRow
  readonly conversationId: number
  /** ISO 639-1 code. */
  readonly language: string
  readonly typed: ActionValues
  readonly filled: ReadValues['values']
}

/**
 * Runs an action that only reads, within an answer. It is stored when it has ended: if the process dies before that, the
 * visitor asks again.
 */
export async function runRead(
  platform: Platform,
  { action, conversationId, language, typed, filled }: Read,
): Promise<Pick<ActionRunRow, 'state' | 'text' | 'card' | 'fault'> & { readonly milliseconds: number }> {
  const begun = platform.clock()
  const run = {
    ...{ id: randomBytes(18).toString('base64url'), actionId: action.id, agentId: action.agentId },
    ...{ conversationId, language, values: typed, filled },
    idempotencyKey: randomBytes(18).toString('base64url'),
  }
  const outcome = await sendRequest(platform, { action, run })
  const now = platform.clock()
  const end = endOfRun(outcome, { action, language, now })
  const ended = {
    ...end,
    state: end.state === 'done' ? ('done' as const) : ('failed' as const),
    milliseconds: now.getTime() - begun.getTime(),
  }
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: action.agentId })
    const [conversation] = await transaction
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('key share')
    if (!conversation) return
    const times = { sentAt: begun, createdAt: begun, changedAt: now }
    const [row] = await transaction
      .insert(actionRuns)
      .values({ ...run, ...ended, ...times, attempts: 1 })
      .returning()
    if (row) await recordRunEvent({ platform, transaction }, { action, run: row, outcome })
    await recordUse(transaction, { action, outcome, now })
  })
  const { agentId } = action
  const ownerId = await findAgentOwner(platform.database, agentId)
  if (ownerId !== null) notifyOwner(platform, ownerId, { topic: 'actions', agentId })
  return ended
}
