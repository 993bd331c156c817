import pg from 'pg'

/** An MCP server of an agent, at an address that nothing may be sent to; its ID. */
export async function plantMcpServer(databaseUrl: string, agentId: number, name: string): Promise<number> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    const { rows } = await database.query(
      `insert into mcp_servers (agent_id, name, url, auth, state, tools, more_tools, created_at, changed_at)
       values ($1, $2, 'http://127.0.0.1/mcp', 'none', 'failing', '[]', 0, now(), now()) returning id`,
      [agentId, name],
    )
    return Number(rows[0].id)
  } finally {
    await database.end()
  }
}
