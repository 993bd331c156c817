import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { type Database, insertFrom, placeholdersOf, prepared } from '../../platform/database/index.ts'
import { reserveCreditSql } from '../billing/usage/index.ts'
import {
  appendQuestionSql,
  type ConversationProof,
  continueConversationSql,
  startConversationSql,
} from '../conversations/index.ts'
import { storedVersionSql } from '../retrieval/index.ts'
import { limitAgentConcurrency } from './base/agent-concurrency.ts'
import { turns } from './base/tables.ts'

interface Kind {
  /** Whether the message starts a conversation; otherwise it continues the given one. */
  readonly isFirst: boolean
  readonly isTest: boolean
}

/** Parameters of the statement. */
export interface StoredQuestion extends ConversationProof {
  readonly turnId: string
  readonly agentId: number
  readonly ownerId: number
  /** Null to start a conversation, under the proof's token. */
  readonly conversationId: number | null
  readonly idempotencyKey: string | null
  readonly message: string
  readonly questionKey: string
  readonly preview: string
  readonly creditPeriod: string
  /** Zero if no credit is to be taken. */
  readonly monthlyCredits: number
  readonly writer: number
  /** The events that the visitor gets instead of an answer if the agent is silent. */
  readonly eventsInSilence: readonly ChatEvent[]
  readonly now: Date
}

/**
 * Stores a visitor's message with its turn and takes a credit. If a person answers, it ends the turn and takes none.
 * All of this is one statement: one round trip, with locks held only while it runs. Each step reads from the one before
 * it, so that locks are taken in order: agent, conversation, credit. Returns undefined if the conversation is gone.
 */
export async function storeQuestion(
  database: Database,
  { input: { isFirst, isTest }, question }: { readonly input: Kind; readonly question: StoredQuestion },
) {
  const start = isTest ? startTest : startCounted
  const go = isTest ? continueTest : continueCounted
  const statement = (isFirst ? start : go)(database)
  const [stored] = await limitAgentConcurrency(database, question.agentId, () =>
    statement.execute({ ...question }),
  )
  return stored
}

const startTest = prepareStatement('start_test_turn', { isFirst: true, isTest: true })
const startCounted = prepareStatement('start_turn', { isFirst: true, isTest: false })
const continueTest = prepareStatement('continue_test_turn', { isFirst: false, isTest: true })
const continueCounted = prepareStatement('continue_turn', { isFirst: false, isTest: false })

const given = placeholdersOf<StoredQuestion>()

/**
 * The commit of a question to the agent doesn't wait for the disk, since it locks the agent and the credit. The
 * commit of the reply does, and flushes both. A PostgreSQL crash in between loses only questions without an answer.
 */
function durabilityOf(isSilent: SQL<boolean>) {
  const setting = sql`case when ${isSilent} then current_setting('synchronous_commit') else 'off' end`
  return sql<string>`set_config('synchronous_commit', ${setting}, true)`
}

function prepareStatement(name: string, { isFirst, isTest }: Kind) {
  return prepared((database) => {
    const opened = (isFirst ? startConversationSql : continueConversationSql)(database, given, isTest)
    const question = appendQuestionSql(database, given, opened.conversation, isTest)
    // A new conversation has no person in it yet.
    const isSilent = isFirst
      ? sql<boolean>`false`
      : sql<boolean>`coalesce((select is_silent from ${opened.conversation}), false)`
    const inSilence = sql`${sql.param(given.eventsInSilence, turns.events)}::jsonb`
    const credit = reserveCreditSql(database, given, question, isSilent)
    const inserted = insertFrom(
      turns,
      {
        id: given.turnId,
        agentId: given.agentId,
        ownerId: given.ownerId,
        conversationId: question.conversationId,
        questionId: question.id,
        visitorId: given.visitorId,
        idempotencyKey: given.idempotencyKey,
        state: sql`case when ${isSilent} then 'finished' else 'answering' end`,
        creditPeriod: sql`(select ${credit.periodStart} from ${credit})`,
        writer: given.writer,
        events: sql`case when ${isSilent} then ${inSilence} else '[]'::jsonb end`,
        startedAt: given.now,
      },
      question,
    )
    const turn = database
      .$with('turn', {
        conversationId: turns.conversationId,
        questionId: turns.questionId,
        creditPeriod: turns.creditPeriod,
      })
      .as(sql`${inserted} returning conversation_id, question_id, credit_period`)
    return database
      .with(opened.agent, opened.conversation, question, credit, turn, ...opened.counting)
      .select({
        conversationId: turn.conversationId,
        questionId: turn.questionId,
        creditPeriod: turn.creditPeriod,
        isSilent,
        creditsUsed: sql<number | null>`(select used from ${credit})`,
        lowTold: sql<boolean | null>`(select low_told from ${credit})`,
        version: storedVersionSql(given.agentId, null),
        durability: durabilityOf(isSilent),
      })
      .from(turn)
      .prepare(name)
  })
}
