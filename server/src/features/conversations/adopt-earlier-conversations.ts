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
  agentId: number,
  { visitorId, tokenId }: { readonly visitorId: string; readonly tokenId: string },
): Promise<void> {
  const earlier = and(
    eq(conversations.agentId, agentId),
    eq(conversations.visitorId, visitorId),
    isNull(conversations.tokenId),
  )
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    await transaction.update(conversations).set({ tokenId }).where(earlier)
  })
}
