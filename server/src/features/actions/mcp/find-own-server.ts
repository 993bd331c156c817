import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { findOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type McpServerRow, mcpServers } from '../base/tables.ts'

export interface ServerParams {
  readonly id: number
  readonly serverId: number
}

/** Finds an MCP server of one of the owner's agents. Throws `not_found` for those of other owners too. */
export async function findOwnServer(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  { id: agentId, serverId }: ServerParams,
): Promise<McpServerRow> {
  await findOwnAgent(database, owner, agentId)
  const [server] = await database
    .select()
    .from(mcpServers)
    .where(and(eq(mcpServers.id, serverId), eq(mcpServers.agentId, agentId)))
  if (!server) throw notFound('MCP server')
  return server
}
