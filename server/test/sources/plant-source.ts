import pg from 'pg'

/** A source of an agent, at an address that nobody reads; its ID. */
export async function plantSource(databaseUrl: string, agentId: number, name: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into knowledge_sources
        (agent_id, kind, name, address, every, accepts_removals, held_back, created_at)
        values ($1, 'address', $2, 'http://127.0.0.1/prices.csv', 'off', false, '[]', now()) returning id`,
      [agentId, name],
    )
    return Number(rows[0]?.id)
  } finally {
    await client.end()
  }
}
