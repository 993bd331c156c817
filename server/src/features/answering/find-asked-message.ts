import { and, desc, eq, lt } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { type AgentRow, agents } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { type MessageRow, messages } from '../conversations/index.ts'
import { answerTraces } from './base/tables.ts'
import type { StoredTrace } from './core/trace/stored-trace.ts'

export interface AskedMessage {
  readonly agent: AgentRow
  readonly reply: MessageRow
  /** The visitor's message that it answers. */
  readonly question: MessageRow
  /** Null for messages from before traces existed. */
  readonly trace: StoredTrace | null
}

/** Finds a reply of one of the owner's agents, with its question. Throws `not_found` for other owners' too. */
export async function findAskedMessage(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  messageId: number,
): Promise<AskedMessage> {
  const [found] = await database
    .select({ agent: agents, reply: messages, trace: answerTraces.trace })
    .from(messages)
    .innerJoin(agents, eq(agents.id, messages.agentId))
    .leftJoin(answerTraces, eq(answerTraces.messageId, messages.id))
    .where(and(eq(messages.id, messageId), eq(messages.senderType, 'agent'), eq(agents.ownerId, owner.id)))
  if (!found) throw notFound('Message')
  const { conversationId } = found.reply
  const [question] = await database
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderType, 'visitor'),
        lt(messages.id, messageId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1)
  if (!question) throw notFound('Message')
  return { ...found, question }
}
