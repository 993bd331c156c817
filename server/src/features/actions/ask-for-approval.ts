import { and, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, lockAgent } from '../agents/index.ts'
import { conversations } from '../conversations/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../notifications/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import { listHandoffContacts } from '../workspaces/index.ts'
import { moveRun } from './base/step-run.ts'
import type { ActionRow, ActionRunRow } from './base/tables.ts'
import { actionTexts, fillText } from './core/action-texts.ts'

interface Confirmed {
  readonly agent: AgentRow
  readonly action: ActionRow
  readonly run: ActionRunRow
  /** What the visitor confirmed. It is sent as it is now, whatever changes before the approval. */
  readonly change: Pick<ActionRunRow, 'values' | 'filled'>
}

/**
 * Lets a run wait until a person of the workspace approves it, and tells them by notice and mail. Undefined if another
 * request was faster.
 */
export async function askForApproval(
  platform: Platform,
  { agent, action, run, change }: Confirmed,
): Promise<ActionRunRow | undefined> {
  const now = platform.clock()
  const hours = action.approval?.hours ?? 0
  const texts = actionTexts(run.language)
  const time = new Intl.NumberFormat(run.language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  const text = `${action.approval?.waitingText || texts.waiting}\n\n${fillText(texts.limit, { time: time.format(hours) })}`
  const waiting = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    const moved = await moveRun({ database: transaction, clock: () => now }, run, {
      ...{ ...change, text, state: 'waiting', confirmedVersion: action.changedAt },
      waitsUntil: new Date(now.getTime() + hours * 3_600_000),
    })
    if (moved && !(await isTest(transaction, moved))) {
      await recordActivity(transaction, {
        ...{ userId: agent.ownerId, activityType: 'action_waiting', botId: agent.id, createdAt: now },
        conversationId: moved.conversationId,
        description: `A visitor of "${agent.name}" waits for an approval: ${action.name}`,
      })
      await emailPeople(platform, transaction, { agent, action, run: moved })
    }
    return moved
  })
  if (waiting) notifyOwner(platform, agent.ownerId, { topic: 'actions', agentId: agent.id })
  return waiting
}

async function isTest(transaction: Transaction, { conversationId }: ActionRunRow): Promise<boolean> {
  const own = and(eq(conversations.id, conversationId), eq(conversations.isTest, true))
  return (await transaction.select({ id: conversations.id }).from(conversations).where(own)).length > 0
}

/** Mails everyone who may decide. */
async function emailPeople(
  { mail, config }: Platform,
  transaction: Transaction,
  { agent, action, run }: Omit<Confirmed, 'change'>,
): Promise<void> {
  if (!mail.isOn) return
  const url = `${config.siteUrl}/dashboard/agents/${agent.id}?conversation=${run.conversationId}#activity`
  for (const { username, email } of await listHandoffContacts(transaction, agent.ownerId)) {
    const letter = emailTemplates.approvalAsked(username, agent.name, action.name)
    await mail.send(
      transaction,
      toEmail(letter, email, { url, ...(run.waitsUntil && { until: run.waitsUntil }) }),
    )
  }
}
