import { mcpServersMax } from '@parleykit/contract/actions/limits'
import type { NewMcpServer } from '@parleykit/contract/actions/mcp-servers'
import { count, eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent, lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { type McpServerRow, mcpServers } from '../base/tables.ts'
import { checkServer } from './check-server.ts'
import { headerColumns } from './header-columns.ts'
import { mcpRequestsByOwner } from './throttle-rules.ts'

const checkMs = 5000

/**
 * Connects an MCP server and lists its tools, unless a sign-in there is needed first. A server that can't be reached
 * is kept, with the reason.
 * @throws DomainError `validation_failed` if nothing may be sent to its address, or the agent has enough servers
 */
export async function connectMcpServer(
  ctx: ActorContext,
  { agentId, input }: { readonly agentId: number; readonly input: NewMcpServer },
): Promise<McpServerRow> {
  const { platform, owner } = ctx
  await findOwnAgent(platform.database, owner, agentId)
  await platform.throttles.consume(mcpRequestsByOwner, String(owner.id))
  const values = { ...(await addressOf(platform, input.url)), ...(await headerColumns(platform, input)) }
  const now = platform.clock()
  const server = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [there] = await transaction
      .select({ count: count() })
      .from(mcpServers)
      .where(eq(mcpServers.agentId, agentId))
    if ((there?.count ?? 0) >= mcpServersMax)
      throw new DomainError(
        'validation_failed',
        `An agent can have up to ${mcpServersMax} MCP servers. Remove one first.`,
      )
    const [row] = await transaction
      .insert(mcpServers)
      .values({
        ...{ ...values, agentId, name: input.name, auth: input.auth, tools: [], moreTools: 0 },
        state: input.auth === 'oauth' ? 'sign_in' : 'failing',
        ...{ createdAt: now, changedAt: now },
      })
      .returning()
    if (!row) throw new Error('The database returned no MCP server')
    const subject = { kind: 'mcp_server', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'mcp_server_saved', agent, subject })
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return server.auth === 'oauth' ? server : ((await checkServer(platform, server)) ?? server)
}

/** Without a fragment, which isn't sent. */
async function addressOf(platform: Platform, address: string): Promise<{ readonly url: string }> {
  try {
    return { url: (await platform.checkPublicUrl(address, AbortSignal.timeout(checkMs))).href }
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    throw new DomainError('validation_failed', error.message, { param: 'url' })
  }
}
