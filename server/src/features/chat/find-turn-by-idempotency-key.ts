import { and, eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { conversations, messages } from '../conversations/index.ts'
import { identifiedVisitorOf } from '../conversations/visitors/index.ts'
import { type OpenTurn, turns } from './base/tables.ts'
import type { ChatVisitor } from './resolve-chat-visitor.ts'

export interface TurnByIdempotencyKey {
  readonly turn: OpenTurn
  /** ID of the token sent with the reply; null for none. */
  readonly tokenId: string | null
}

const selectEarlier = prepared((database) =>
  database
    .select({
      turn: turns,
      question: messages.content,
      tokenId: conversations.tokenId,
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
        sql`${turns.idempotencyKey} = any(${sql.placeholder('keys')}::text[])`,
      ),
    )
    .limit(1)
    .prepare('find_earlier_turn'),
)

/**
 * Finds the turn of an earlier request with the same Idempotency-Key, by the keys that the caller proves
 * (`provenKeys`). Throws `already_exists` if the key was used for another message. The first turn of a conversation is
 * returned with its token, as it was the first time.
 */
export async function findTurnByIdempotencyKey(
  database: Database,
  {
    agentId,
    visitor,
    input: { message, keys },
  }: {
    readonly agentId: number
    readonly visitor: ChatVisitor
    readonly input: { readonly message: string; readonly keys: readonly string[] }
  },
): Promise<TurnByIdempotencyKey | null> {
  if (keys.length === 0) return null
  const { visitorId } = visitor
  const [earlier] = await selectEarlier(database).execute({ agentId, visitorId, keys })
  if (!earlier) return null
  const { turn, question, tokenId, isFirst } = earlier
  if (question !== message) {
    throw new DomainError('already_exists', 'This Idempotency-Key was already used for another message.')
  }
  // If the conversation has since become that of a person whom the website identified, only their token opens it.
  const begunUnder = isFirst && tokenId !== null && identifiedVisitorOf(tokenId) === null ? tokenId : null
  return { turn, tokenId: begunUnder ?? visitor.heldTokenId }
}
