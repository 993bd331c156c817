import { and, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockAgent } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

/** Moves the conversations of a visitor token to an identified person. */
export async function mergeAnonymousConversations(
  database: Database,
  {
    agentId,
    tokenId,
    person,
  }: {
    readonly agentId: number
    readonly tokenId: string
    readonly person: { readonly tokenId: string; readonly visitorId: string }
  },
): Promise<void> {
  const earlier = and(eq(conversations.agentId, agentId), eq(conversations.tokenId, tokenId))
  const [found] = await database.select({ id: conversations.id }).from(conversations).where(earlier).limit(1)
  if (!found) return
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    await transaction.update(conversations).set(person).where(earlier)
  })
}
