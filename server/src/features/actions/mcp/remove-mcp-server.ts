import { eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { countActionChange } from '../base/get-offered-actions.ts'
import { mcpServers } from '../base/tables.ts'
import { findOwnServer, type ServerParams } from './find-own-server.ts'

/** Removes an MCP server with the actions of its tools, and with what opens it. */
export async function removeMcpServer(ctx: ActorContext, params: ServerParams): Promise<void> {
  const { platform, owner } = ctx
  await findOwnServer({ database: platform.database, owner }, params)
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, params.id)
    const [row] = await transaction.delete(mcpServers).where(eq(mcpServers.id, params.serverId)).returning()
    if (!row) throw notFound('MCP server')
    await countActionChange(transaction, params.id)
    const subject = { kind: 'mcp_server', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'mcp_server_removed', agent, subject })
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId: params.id })
}
