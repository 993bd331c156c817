import type { ChatRequest } from '@parleykit/contract/chat'
import { unguessableKeyLength } from '@parleykit/contract/limits'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { conversations, messages } from '../conversations/index.ts'
import { type OpenTurn, turns } from './base/tables.ts'
import type { ChatVisitor } from './identify-visitor.ts'

export interface EarlierTurn {
  readonly turn: OpenTurn
  /** Of the token that the caller may have; null where it has shown too little. */
  readonly tokenId: string | null
}

const selectEarlier = prepared((database) =>
  database
    .select({
      turn: turns,
      question: messages.content,
      tokenId: conversations.tokenId,
      visitorId: conversations.visitorId,
      isFirst: sql<boolean>`not exists (select from ${messages} as before
        where before.conversation_id = ${turns.conversationId} and before.id < ${turns.questionId})`,
    })
    .from(turns)
    .innerJoin(messages, eq(messages.id, turns.questionId))
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(
      and(
        eq(turns.agentId, sql.placeholder('agentId')),
        eq(turns.visitorId, sql.placeholder('visitorId')),
        eq(turns.idempotencyKey, sql.placeholder('key')),
      ),
    )
    .prepare('find_earlier_turn'),
)

/**
 * The turn that a retry means; the key of another message is a caller's mistake that must not pass for an answer. Who
 * could have guessed both names, visitor and key, gets no further than the answer to the question that they sent.
 */
export async function findEarlierTurn(
  database: Database,
  agentId: number,
  visitor: ChatVisitor,
  { message }: ChatRequest,
  key: string | null,
): Promise<EarlierTurn | null> {
  if (key === null) return null
  const { visitorId } = visitor
  const [earlier] = await selectEarlier(database).execute({ agentId, visitorId, key })
  if (!earlier) return null
  const { turn, question, tokenId, isFirst } = earlier
  const hasItsToken = tokenId === visitor.tokenId
  const isOwn = visitor.isKnown || key.length >= unguessableKeyLength || hasItsToken
  // The turn may stand in another visitor's conversation, which its last response went on with: a key shows who began one.
  const began = visitor.isKnown || (isOwn && isFirst)
  const mayHaveIt = hasItsToken || (began && earlier.visitorId === visitorId)
  if (question !== message || (!isOwn && !isFirst)) {
    throw new DomainError('already_exists', 'This Idempotency-Key was used for another message.')
  }
  return { turn, tokenId: mayHaveIt ? tokenId : null }
}
