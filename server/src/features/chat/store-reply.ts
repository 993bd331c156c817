import type { ChatEvent, ChatSource } from '@parleykit/contract/chat/chat'
import { and, eq, type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { type Database, placeholdersOf, prepared } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockAgentSql } from '../agents/index.ts'
import { type StoredTrace, storeTraceSql } from '../answering/index.ts'
import { releaseCreditSql } from '../billing/usage/index.ts'
import {
  appendReplySql,
  conversations,
  messages,
  type ReplyKind,
  type StoredSuggestion,
} from '../conversations/index.ts'
import { messagePayloadSql, recordDeliveriesSql } from '../webhooks/index.ts'
import { recordActivitySql } from '../workspaces/activity/index.ts'
import { limitAgentConcurrency } from './base/agent-concurrency.ts'
import { turns } from './base/tables.ts'

/** Parameters of the statement. */
export interface StoredReply {
  readonly turnId: string
  readonly agentId: number
  readonly ownerId: number
  readonly conversationId: number
  readonly reply: string
  readonly replyKind: ReplyKind
  /** See `answerConfidence`. */
  readonly confidence: number | null
  readonly sources: readonly ChatSource[]
  readonly suggestions: readonly StoredSuggestion[]
  /** See `linkHashesOf`. */
  readonly links: readonly string[]
  readonly trace: StoredTrace | null
  /** Events that a retry gets. The message's id is added to the last one. */
  readonly events: readonly ChatEvent[]
  /** The period of the credit that the turn costs; null if it costs none. */
  readonly creditPeriod: string | null
  /** The period to which a reserved credit is returned; null if none is. */
  readonly releasedPeriod: string | null
  /** Text for the owner's activity if this is the conversation's first reply; null if it doesn't count. */
  readonly description: string | null
  readonly now: Date
}

/**
 * Stores a reply and settles its turn in one statement (see `storeQuestion`). Returns the message's id and the webhooks
 * with deliveries to send. Throws if the turn is already settled, with `not_found` if its conversation was deleted.
 */
export async function storeReply(
  database: Database,
  isTest: boolean,
  reply: StoredReply,
): Promise<{ readonly messageId: number; readonly webhookIds: readonly number[] }> {
  const statement = (isTest ? storeTestReply : storeCountedReply)(database)
  for (;;) {
    const [stored] = await limitAgentConcurrency(database, reply.agentId, () =>
      statement.execute({ ...reply }),
    )
    if (stored) return { messageId: stored.id, webhookIds: stored.webhookIds ?? [] }
    await mustBeOpen(database, reply.turnId)
  }
}

async function mustBeOpen(database: Database, turnId: string): Promise<void> {
  const [turn] = await database.select({ state: turns.state }).from(turns).where(eq(turns.id, turnId))
  if (!turn) throw notFound('Conversation')
  if (turn.state !== 'answering') throw new Error('The turn was settled meanwhile')
}

const storeTestReply = prepareStatement('store_test_reply', true)
const storeCountedReply = prepareStatement('store_reply', false)

const given = placeholdersOf<StoredReply>()

function prepareStatement(name: string, isTest: boolean) {
  return prepared((database) => {
    const agent = database.$with('agent').as(lockAgentSql(database, given))
    const conversationId = given.conversationId
    // If the conversation changed while this waited for its lock, the statement's snapshot is too old to tell whether
    // the reply is the first. Then it stores nothing and is run again.
    const held = database.$with('held').as(
      database
        .select({ id: conversations.id })
        .from(conversations)
        .innerJoin(agent, eq(agent.id, conversations.agentId))
        .where(
          and(
            eq(conversations.id, conversationId),
            sql`${conversations.messageCount} = (
              select seen.message_count from ${conversations} as seen where seen.id = ${conversationId})`,
          ),
        )
        .for('no key update', { of: conversations }),
    )
    const answering = database.$with('answering').as(
      database
        .select({ questionId: turns.questionId, conversationId: turns.conversationId })
        .from(turns)
        .innerJoin(held, eq(held.id, turns.conversationId))
        .where(and(eq(turns.id, given.turnId), eq(turns.state, 'answering')))
        .for('no key update', { of: turns }),
    )
    const conversation = database.$with('conversation').as(
      database
        .update(conversations)
        .set({
          messageCount: sql`${conversations.messageCount} + 1`,
          lastMessageAt: sql`${given.now}::timestamptz`,
        })
        .from(answering)
        .where(eq(conversations.id, answering.conversationId))
        .returning({ id: conversations.id }),
    )
    const reply = appendReplySql(database, given, conversation, isTest)
    const question = sql`update ${messages} set outcome = ${given.replyKind}
      from ${answering} where ${messages.id} = ${answering.questionId}`
    const unanswered = unansweredSql({ reply, answering })
    return database
      .with(
        agent,
        held,
        answering,
        conversation,
        reply,
        database.$with('turn', {}).as(finishTurnSql(reply)),
        database.$with('question', {}).as(question),
        database.$with('receipt', {}).as(storeTraceSql(given, reply)),
        database.$with('credit', {}).as(releaseCreditSql(given, reply)),
        database
          .$with('hooked', {})
          .as(isTest ? sql`select null::bigint as webhook_id where false` : unanswered),
        ...(isTest ? [] : [database.$with('activity', {}).as(activitySql(reply))]),
      )
      .select({
        id: reply.id,
        webhookIds: sql<number[] | null>`(select json_agg(webhook_id) from hooked)`,
      })
      .from(reply)
      .prepare(name)
  })
}

type ReplySql = SQLWrapper & { readonly id: PgColumn }

function finishTurnSql(reply: ReplySql): SQL {
  const events = sql`${sql.param(given.events, turns.events)}::jsonb`
  return sql`update ${turns} set state = 'finished', credit_period = ${given.creditPeriod}::date,
    events = jsonb_set(${events}, '{-1,messageId}', to_jsonb(${reply.id}))
    from ${reply} where ${turns.id} = ${given.turnId}`
}

/** Records the owner's activity if the reply is the conversation's first. */
function activitySql(reply: ReplySql) {
  const isFirst = sql`${given.description}::text is not null and not exists (
    select from ${turns} where ${turns.conversationId} = ${given.conversationId} and ${turns.state} = 'finished')`
  return recordActivitySql(given, 'conversation_completed', sql`${reply} where ${isFirst}`)
}

/** Records webhook deliveries for an unanswered question if the reply is a refusal. */
function unansweredSql({ reply, answering }: { reply: ReplySql; answering: SQLWrapper }) {
  const questionId = sql`(select question_id from ${answering})`
  const question = sql`(select asked.content from ${messages} as asked where asked.id = ${questionId})`
  const payload = sql`jsonb_build_object('question', ${messagePayloadSql(questionId, question)},
    'reply', ${messagePayloadSql(sql`(select id from ${reply})`, sql`${given.reply}::text`)})`
  return recordDeliveriesSql({
    type: 'question.unanswered',
    agentId: given.agentId,
    conversationId: sql`${given.conversationId}::bigint`,
    subject: sql`${questionId}::text`,
    data: payload,
    now: sql`${given.now}::timestamptz`,
    condition: sql`${given.replyKind}::text = 'refusal' and exists (select from ${reply})`,
  })
}
