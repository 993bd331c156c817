import type { changedMcpServer } from '@parleykit/contract/actions/mcp-servers'
import type { z } from 'zod'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { type McpServerRow, mcpServers } from '../base/tables.ts'
import { checkServer } from './check-server.ts'
import { findOwnServer, type ServerParams } from './find-own-server.ts'
import { headerColumns } from './header-columns.ts'
import { mcpRequestsByOwner } from './throttle-rules.ts'

interface UpdateServer {
  readonly params: ServerParams
  readonly input: z.output<typeof changedMcpServer>
}

/** Renames an MCP server. Another secret header is tried at once. */
export async function updateMcpServer(
  ctx: ActorContext,
  { params, input }: UpdateServer,
): Promise<McpServerRow> {
  const { platform, owner } = ctx
  const { auth } = await findOwnServer({ database: platform.database, owner }, params)
  await platform.throttles.consume(mcpRequestsByOwner, String(owner.id))
  if (input.header && auth !== 'header')
    throw new DomainError('validation_failed', 'This server is connected without a header.', {
      param: 'header',
    })
  const columns = input.header ? await headerColumns(platform, { auth, header: input.header }) : {}
  const server = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, params.id)
    const [row] = await transaction
      .update(mcpServers)
      .set({ ...columns, name: input.name, changedAt: platform.clock() })
      .where(eq(mcpServers.id, params.serverId))
      .returning()
    if (!row) throw notFound('MCP server')
    const subject = { kind: 'mcp_server', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'mcp_server_saved', agent, subject })
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId: params.id })
  return input.header ? ((await checkServer(platform, server)) ?? server) : server
}
