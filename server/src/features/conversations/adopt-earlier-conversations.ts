import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { holdAgent } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

/**
 * Puts the conversations that a browser had before there were tokens under its first one. Only for a visitorId that
 * can't be guessed.
 */
export async function adoptEarlierConversations(
  database: Database,
  visitor: { readonly agentId: number; readonly visitorId: string },
  tokenId: string,
): Promise<void> {
  const earlier = and(
    eq(conversations.agentId, visitor.agentId),
    eq(conversations.visitorId, visitor.visitorId),
    isNull(conversations.tokenId),
  )
  const [found] = await database.select({ id: conversations.id }).from(conversations).where(earlier).limit(1)
  if (!found) return
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, visitor.agentId)
    await transaction.update(conversations).set({ tokenId }).where(earlier)
  })
}
