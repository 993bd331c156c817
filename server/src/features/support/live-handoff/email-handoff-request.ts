import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { conversations } from '../../conversations/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import { listHandoffContacts } from '../../workspaces/index.ts'
import type { Call } from './jobs.ts'

/**
 * Mails the members who may answer that a visitor is waiting, unless a person has joined or the visitor has moved on.
 */
export async function emailHandoffRequest(
  platform: Platform,
  { conversationId, askedAt }: Call,
): Promise<void> {
  const { mail, config, clock } = platform
  await platform.database.transaction(async (transaction) => {
    const one = eq(conversations.id, conversationId)
    const [agent] = await transaction
      .select({ name: agents.name, ownerId: agents.ownerId })
      .from(agents)
      .innerJoin(conversations, eq(conversations.agentId, agents.id))
      .where(one)
      .for('key share', { of: agents })
    const [waiting] = await transaction.select().from(conversations).where(one).for('no key update')
    const now = clock()
    if (!agent || waiting?.askedAt?.toISOString() !== askedAt || waiting.calledAt !== null) return
    const until = waiting.silentUntil
    if (until === null || until <= now) return
    await transaction.update(conversations).set({ calledAt: now }).where(one)
    const url = `${config.siteUrl}/dashboard/agents/${waiting.agentId}?conversation=${conversationId}#activity`
    for (const { username, email } of await listHandoffContacts(transaction, agent.ownerId)) {
      await mail.send(
        transaction,
        toEmail(emailTemplates.personAsked(username, agent.name), email, { url, until }),
      )
    }
  })
}
