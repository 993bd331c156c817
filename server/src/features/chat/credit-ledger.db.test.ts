import { limitsOf, type Tier } from '@parleykit/contract/billing/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, isUniqueViolation, openDatabase } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'
import { creditAllowance, resetCreditNotices } from '../billing/usage/index.ts'
import { failTurn } from './base/fail-turn.ts'
import type { OpenTurn } from './base/tables.ts'
import { failAbandonedTurns } from './fail-abandoned-turns.ts'
import { storeQuestion } from './store-question.ts'
import { storeReply } from './store-reply.ts'

const owners = 3
const eventsTried = 1000
/** Questions that come at the same moment. */
const atOnceMax = 16

type Outcome = 'answer' | 'refusal' | 'failure' | 'crash' | 'late answer'

const owner = fc.nat(owners - 1)
const anEvent = fc.oneof(
  {
    weight: 900,
    arbitrary: fc.record({
      kind: fc.constant('chat' as const),
      owner,
      outcome: fc.oneof(
        { weight: 8, arbitrary: fc.constant<Outcome>('answer') },
        { weight: 3, arbitrary: fc.constantFrom<Outcome>('refusal', 'failure', 'crash', 'late answer') },
      ),
    }),
  },
  { weight: 60, arbitrary: fc.record({ kind: fc.constant('retry' as const), owner }) },
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 720 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('plan' as const),
      owner,
      tier: fc.constantFrom<Tier>('free', 'free', 'hobby', 'standard'),
    }),
  },
  { weight: 13, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
)

/** What the ledger ought to say: kept beside the database, and simpler. */
class Ledger {
  now = new Date('2027-12-31T20:00:00Z')
  readonly plans = Array.from({ length: owners }, () => ({
    tier: 'free' as Tier,
    startedAt: null as Date | null,
  }))
  /** Credits taken by owner and period, of which some may still go back. */
  readonly taken = new Map<string, number>()
  count = (ownerAt: number, period: string, by: number) => {
    const key = `${ownerAt}/${period}`
    this.taken.set(key, (this.taken.get(key) ?? 0) + by)
  }
  room = (ownerAt: number) => {
    const { creditPeriod, monthlyCredits } = this.credits(ownerAt)
    return Math.max(0, monthlyCredits - (this.taken.get(`${ownerAt}/${creditPeriod}`) ?? 0))
  }
  credits = (ownerAt: number) => {
    const { tier, startedAt } = this.plans[ownerAt] ?? { tier: 'free', startedAt: null }
    return creditAllowance(tier, startedAt, this.now)
  }
}

type Begun = OpenTurn & { readonly ownerAt: number; readonly outcome: Outcome; readonly key: string }

test('through 1,000 chats, resets, changes of plan, retries and crashes, credits used are replies produced', async () => {
  const app = await createTestApp()
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 8 })
  const { database } = open
  try {
    const accounts = await Promise.all(Array.from({ length: owners }, () => makeOwner(app.origin)))
    const agents = await Promise.all(accounts.map((account) => makeAgent(account)))
    const ids = agents.map((agent, at) => ({ agentId: agent.id, ownerId: accounts[at]?.user.id ?? 0 }))
    const ledger = new Ledger()
    const answered = new Map<number, string>()
    let waiting: Begun[] = []
    let number = 0

    const begin = async (ownerAt: number, outcome: Outcome, key: string): Promise<Begun> => {
      const { agentId, ownerId } = ids[ownerAt] ?? { agentId: 0, ownerId: 0 }
      const turnId = `resp_${++number}`
      const stored = await storeQuestion(database, {
        input: { isFirst: true, isTest: false },
        question: {
          ...aQuestion,
          turnId,
          agentId,
          ownerId,
          idempotencyKey: key,
          ...ledger.credits(ownerAt),
          now: ledger.now,
        },
      })
      if (!stored) throw new Error('The question was not stored')
      return { ...stored, id: turnId, agentId, ownerId, ownerAt, outcome, key }
    }

    const end = async (turn: Begun): Promise<void> => {
      if (turn.outcome === 'crash' || turn.outcome === 'late answer') return void waiting.push(turn)
      if (turn.outcome === 'failure') await database.transaction((transaction) => failTurn(transaction, turn))
      else await reply(database, turn, turn.outcome === 'answer', ledger.now)
      if (turn.outcome === 'answer') answered.set(turn.ownerAt, turn.key)
      else if (turn.creditPeriod) ledger.count(turn.ownerAt, turn.creditPeriod, -1)
    }

    const chat = async (chats: readonly { readonly owner: number; readonly outcome: Outcome }[]) => {
      const rooms = ids.map((_, ownerAt) => ledger.room(ownerAt))
      const begun = await Promise.all(chats.map((each) => begin(each.owner, each.outcome, `key-${++number}`)))
      for (const [ownerAt, room] of rooms.entries()) {
        const own = begun.filter((turn) => turn.ownerAt === ownerAt)
        const granted = own.filter(({ creditPeriod }) => creditPeriod !== null)
        expect(granted).toHaveLength(Math.min(own.length, room))
        for (const { creditPeriod } of granted) ledger.count(ownerAt, creditPeriod ?? '', 1)
      }
      await Promise.all(begun.map(end))
    }

    const events = fc.sample(anEvent, { seed: 35, numRuns: eventsTried })
    for (let at = 0; at < events.length; at++) {
      const event = events[at]
      if (event === undefined) break
      switch (event.kind) {
        case 'chat': {
          const chats = [event]
          for (
            let next = events[at + 1];
            next?.kind === 'chat' && chats.length < atOnceMax;
            next = events[at + 1]
          ) {
            chats.push(next)
            at += 1
          }
          await chat(chats)
          break
        }
        case 'retry': {
          const key = answered.get(event.owner)
          if (key === undefined) break
          const twin = await begin(event.owner, 'answer', key).catch((error: unknown) => error)
          expect(isUniqueViolation(twin, 'turns_idempotency_key')).toBe(true)
          break
        }
        case 'pass': {
          ledger.now = new Date(ledger.now.getTime() + event.hours * 3_600_000)
          // Some answers come after the period that they were asked in.
          const late = waiting.filter(({ outcome }) => outcome === 'late answer')
          waiting = waiting.filter(({ outcome }) => outcome !== 'late answer')
          await Promise.all(late.map((turn) => reply(database, turn, true, ledger.now)))
          break
        }
        case 'plan': {
          const { tier } = event
          const former = ledger.plans[event.owner]
          const startedAt = tier === 'free' ? null : (former?.startedAt ?? ledger.now)
          ledger.plans[event.owner] = { tier, startedAt }
          const { ownerId } = ids[event.owner] ?? { ownerId: 0 }
          await database.transaction(async (transaction) => {
            const change = { subscriptionTier: tier, billingAnchorAt: startedAt }
            await transaction.update(users).set(change).where(eq(users.id, ownerId))
            await resetCreditNotices(transaction, ownerId)
          })
          break
        }
        case 'settle': {
          const lost = waiting
          waiting = []
          const later = new Date(ledger.now.getTime() + 1)
          await Promise.all([failAbandonedTurns(database, later), failAbandonedTurns(database, later)])
          for (const turn of lost) {
            if (turn.creditPeriod) ledger.count(turn.ownerAt, turn.creditPeriod, -1)
            if (turn.outcome === 'late answer')
              await expect(reply(database, turn, true, ledger.now)).rejects.toThrow(/settled meanwhile/)
          }
        }
      }
    }
    await failAbandonedTurns(database, new Date(ledger.now.getTime() + 1))
    for (const turn of waiting) if (turn.creditPeriod) ledger.count(turn.ownerAt, turn.creditPeriod, -1)

    const used = await database.execute(sql`
      select user_id, period_start::text, used from credit_usage where used > 0 order by 1, 2`)
    const produced = await database.execute(sql`
      select owner_id as user_id, credit_period::text as period_start, count(*)::integer as used
      from turns where state = 'finished' and credit_period is not null group by 1, 2 order by 1, 2`)
    expect(used.rows).toEqual(produced.rows)
    const expected = [...ledger.taken]
      .filter(([, credits]) => credits > 0)
      .map(([key, credits]) => {
        const [ownerAt, periodStart] = key.split('/')
        return { user_id: String(ids[Number(ownerAt)]?.ownerId), period_start: periodStart, used: credits }
      })
    expect(used.rows).toHaveLength(expected.length)
    expect(used.rows.map((row) => ({ ...row, user_id: String(row.user_id) }))).toEqual(
      expect.arrayContaining(expected),
    )
    // The test is about something: limits were reached, and periods turned.
    expect(expected.length).toBeGreaterThan(10)
    const { monthlyCredits } = limitsOf('free')
    expect(expected.some(({ used: credits }) => credits === monthlyCredits)).toBe(true)
  } finally {
    await open.close()
    await app.close()
  }
})

const aQuestion = {
  writer: 1,
  eventsInSilence: [],
  visitorId: 'visitor-of-the-ledger',
  tokenId: 'token-of-the-ledger',
  isOwnId: false,
  isServer: false,
  conversationId: null,
  previousResponseId: null,
  message: 'When does the ferry leave?',
  questionKey: 'when does the ferry leave',
  preview: 'When does the ferry leave?',
}

/** An answer costs the credit that its turn has taken; a refusal gives it back; without one it is the limit's message. */
async function reply(database: Database, turn: Begun, isAnswer: boolean, now: Date): Promise<void> {
  const costs = isAnswer && turn.creditPeriod !== null
  await storeReply(database, false, {
    turnId: turn.id,
    agentId: turn.agentId,
    ownerId: turn.ownerId,
    conversationId: turn.conversationId,
    reply: 'At noon.',
    replyKind: costs ? 'answer' : isAnswer ? 'credit_limit' : 'refusal',
    sources: [],
    suggestions: [],
    links: [],
    trace: null,
    confidence: null,
    events: [{ delta: 'At noon.' }, { done: true, sources: [] }],
    creditPeriod: costs ? turn.creditPeriod : null,
    releasedPeriod: costs ? null : turn.creditPeriod,
    description: null,
    now,
  })
}
