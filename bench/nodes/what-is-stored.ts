import { setTimeout as sleep } from 'node:timers/promises'
import type { JsonClient } from '../../e2e/support/json-client.ts'
import { type Acknowledged, queryDatabase } from '../../server/test/keep-asking.ts'

/** What the database has of the answers that `keepAsking` was given. */
export interface StoredCounts {
  readonly stored: number
  readonly lost: number
  readonly doubled: number
  /** Texts without the price that was asked for. */
  readonly wrong: readonly string[]
  /** Turns that nobody has ended. */
  readonly unsettled: number
}

export async function countStored(
  databaseUrl: string,
  acknowledged: readonly Acknowledged[],
): Promise<StoredCounts> {
  const rows = await queryDatabase<{ key: string; answers: number }>(
    databaseUrl,
    `select turns.idempotency_key as key,
      count(*) filter (where messages.sender_type = 'agent')::int as answers
    from turns join messages on messages.conversation_id = turns.conversation_id
    where turns.idempotency_key is not null group by 1`,
  )
  const ofKey = new Map(rows.map(({ key, answers }) => [key, answers]))
  const [open] = await queryDatabase<{ count: number }>(
    databaseUrl,
    `select count(*)::int as count from turns where state = 'answering'`,
  )
  return {
    stored: acknowledged.filter(({ key }) => ofKey.has(key)).length,
    lost: acknowledged.filter(({ key }) => !ofKey.get(key)).length,
    doubled: acknowledged.filter(({ key }) => (ofKey.get(key) ?? 0) > 1).length,
    wrong: acknowledged.filter(({ text }) => !text.includes('20 euros')).map(({ text }) => text),
    unsettled: open?.count ?? 0,
  }
}

/** How an agent's training has ended, once it has. */
export async function endOfTraining(owner: JsonClient, agentId: number): Promise<string> {
  for (;;) {
    const agent = await owner.send<{ trainingStatus: string }>('GET', `/api/agents/${agentId}`)
    if (agent.trainingStatus !== 'processing') return agent.trainingStatus
    await sleep(250)
  }
}
