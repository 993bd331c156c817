import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { conversations } from '../../conversations/index.ts'
import { answererOf } from './core/current-answerer.ts'

/** Whether a person is requested or present in an agent's conversation, so that the agent doesn't answer. */
export async function isHandedOff(
  { database, clock }: Platform,
  agentId: number,
  conversationId: number,
): Promise<boolean> {
  const [found] = await database
    .select({
      askedAt: conversations.askedAt,
      personId: conversations.personId,
      personName: conversations.personName,
      silentUntil: conversations.silentUntil,
    })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.agentId, agentId)))
  return found !== undefined && answererOf(found, clock()).state !== 'agent'
}
