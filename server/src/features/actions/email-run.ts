import type { TransactionContext } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { agents } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import { emailTemplates, toEmail } from '../notifications/index.ts'
import type { ActionRow, ActionRunRow } from './base/tables.ts'
import { tellPlan } from './core/tell-result.ts'

/** Mails the agent's owner a form that was filled in, or a run whose outcome nobody knows, if mail is on. */
export async function emailRun(
  { platform: { mail, config }, transaction }: TransactionContext,
  { action, run }: { readonly action: ActionRow; readonly run: ActionRunRow },
): Promise<void> {
  const isWanted = run.state === 'unknown' || (action.kind === 'form' && action.mails)
  if (!mail.isOn || !isWanted) return
  const [owned] = await transaction
    .select({ username: users.username, to: users.email, agentName: agents.name })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(eq(agents.id, run.agentId))
  if (!owned) return
  const named = { name: action.name, language: run.language }
  const [, ...lines] = tellPlan(action.inputs, run.filled ?? {}, named).split('\n')
  const ended = { name: action.name, lines, fault: run.state === 'unknown' ? (run.fault ?? '') : null }
  const letter = emailTemplates.actionEnded(owned.username, owned.agentName, ended)
  const url = `${config.siteUrl}/dashboard/agents/${run.agentId}?conversation=${run.conversationId}#activity`
  await mail.send(transaction, toEmail(letter, owned.to, { url }))
}
