import type { TransactionContext } from '../../platform/context.ts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { agents } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import { conversations } from '../conversations/index.ts'
import { emailTemplates, toEmail } from '../notifications/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import type { ActionRow, ActionRunRow } from './base/tables.ts'
import { tellPlan } from './core/tell-result.ts'

interface EndedRun {
  readonly action: ActionRow
  readonly run: ActionRunRow
}

/**
 * Tells the agent's owner of a form that was filled in, by notice and, if the action says so, by mail. A run whose
 * outcome nobody knows is mailed. Nothing is told of tests.
 */
export async function notifyRun(ctx: TransactionContext, { action, run }: EndedRun): Promise<void> {
  const { platform, transaction } = ctx
  const isForm = action.kind === 'form' && run.state === 'done'
  if (!isForm && run.state !== 'unknown') return
  const [owned] = await transaction
    .select({ ownerId: users.id, username: users.username, to: users.email, agentName: agents.name })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(and(eq(conversations.id, run.conversationId), eq(conversations.isTest, false)))
  if (!owned) return
  if (isForm)
    await recordActivity(transaction, {
      ...{ userId: owned.ownerId, activityType: 'action_form_sent', botId: run.agentId },
      ...{ conversationId: run.conversationId, createdAt: platform.clock() },
      description: `A visitor of "${owned.agentName}" sent a form: ${action.name}`,
    })
  if (platform.mail.isOn && (!isForm || action.mails)) await emailRun(ctx, { action, run }, owned)
}

async function emailRun(
  { platform: { mail, config }, transaction }: TransactionContext,
  { action, run }: EndedRun,
  { username, to, agentName }: { readonly username: string; readonly to: string; readonly agentName: string },
): Promise<void> {
  const named = { name: action.name, language: run.language }
  const [, ...lines] = tellPlan(action.inputs, { ...run.filled, ...run.values }, named).split('\n')
  const ended = { name: action.name, lines, fault: run.state === 'unknown' ? (run.fault ?? '') : null }
  const letter = emailTemplates.actionEnded(username, agentName, ended)
  const url = `${config.siteUrl}/dashboard/agents/${run.agentId}?conversation=${run.conversationId}#activity`
  await mail.send(transaction, toEmail(letter, to, { url }))
}
