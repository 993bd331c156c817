import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import type { LeadRow } from './tables.ts'

/** Mails a lead to the agent's owner, if mail is on and the owner wants it. */
export async function emailLead(
  { platform: { mail, config }, transaction }: TransactionContext,
  { agentId, conversationId, email, name, message, correctedAt }: LeadRow,
): Promise<void> {
  if (!mail.isOn) return
  const [owned] = await transaction
    .select({ username: users.username, to: users.email, agentName: agents.name, form: agents.leadForm })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .where(eq(agents.id, agentId))
  if (!owned?.form?.mailsOwner) return
  const lead = { email, name, message, isCorrected: correctedAt !== null }
  const letter = emailTemplates.leadLeft(owned.username, owned.agentName, lead)
  const url = `${config.siteUrl}/dashboard/agents/${agentId}?conversation=${conversationId}#activity`
  await mail.send(transaction, toEmail(letter, owned.to, { url, replyTo: email }))
}
