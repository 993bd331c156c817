import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Asked, ask } from './ask.ts'

/** An answer that a visitor has got to its end. */
export interface Acknowledged {
  readonly key: string
  readonly conversationId: number
  readonly text: string
}

export interface Asking {
  readonly acknowledged: readonly Acknowledged[]
  /** How many requests were sent, how many of them got no answer, and by which statuses they were refused. */
  readonly tries: { sent: number; broken: number; readonly refused: Map<number, number> }
  ended(): Promise<unknown>
}

export const askedPrice = 'How much does renting a kayak cost?'

/**
 * Visitors whose server may go away: each asks the same question with the same key at whichever origin answers, until the
 * answer is there, and then the next one.
 * @param options.until so many answers in all
 */
export function keepAsking(
  publicId: string,
  origins: () => readonly string[],
  options: { visitors: number; until: number },
): Asking {
  const acknowledged: Acknowledged[] = []
  const tries = { sent: 0, broken: 0, refused: new Map<number, number>() }
  const isOver = () => acknowledged.length >= options.until

  async function askOnce(origin: string, visitorId: string, key: string): Promise<Asked | null> {
    tries.sent++
    return ask(origin, publicId, { message: askedPrice, visitorId }, { 'idempotency-key': key }).catch(
      () => null,
    )
  }

  async function askUntilAnswered(visitorId: string, turn: number): Promise<void> {
    let key = crypto.randomUUID()
    for (let attempt = 0; ; attempt++) {
      const places = origins()
      const answered = await askOnce(places[(turn + attempt) % places.length] ?? '', visitorId, key)
      const last = answered?.events.at(-1)
      if (answered?.conversationId && last?.done) {
        acknowledged.push({ key, conversationId: answered.conversationId, text: answered.text })
        return
      }
      if (!answered) tries.broken++
      else if (answered.status !== 200)
        tries.refused.set(answered.status, (tries.refused.get(answered.status) ?? 0) + 1)
      // Its writer gave up, which it was told: the next try is another question.
      if (last?.error) key = crypto.randomUUID()
      await sleep(50)
    }
  }

  const asking = Array.from({ length: options.visitors }, async (_, index) => {
    const visitorId = `visitor-${crypto.randomUUID()}`
    for (let turn = index; !isOver(); turn++) await askUntilAnswered(visitorId, turn)
  })
  return { acknowledged, tries, ended: () => Promise.all(asking) }
}

/** The rows of a query over a connection of its own. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
