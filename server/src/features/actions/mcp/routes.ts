import * as contract from '@parleykit/contract/actions/mcp-routes'
import type { FastifyInstance } from 'fastify'
import { asc, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { type Access, bindOwnerRoute } from '../../workspaces/index.ts'
import { mcpServers } from '../base/tables.ts'
import { toAction } from '../base/to-action.ts'
import { addMcpTools } from './add-mcp-tools.ts'
import { approveMcpTool } from './approve-mcp-tool.ts'
import { beginMcpSignIn } from './begin-mcp-sign-in.ts'
import { checkServer } from './check-server.ts'
import { connectMcpServer } from './connect-mcp-server.ts'
import { findOwnServer } from './find-own-server.ts'
import { finishMcpSignIn } from './finish-mcp-sign-in.ts'
import { removeMcpServer } from './remove-mcp-server.ts'
import { mcpRequestsByOwner } from './throttle-rules.ts'
import { toMcpServer } from './to-mcp-server.ts'
import { updateMcpServer } from './update-mcp-server.ts'

export function mcpRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  const contextOf = ({ owner, actor, caller }: Access) => ({ platform, owner, actor, caller })

  bindOwnerRoute(app, platform, contract.listMcpServers, async ({ owner, actor, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const rows = await database
      .select()
      .from(mcpServers)
      .where(eq(mcpServers.agentId, agent.id))
      .orderBy(asc(mcpServers.id))
    return rows.map((row) => toMcpServer(row, actor.role))
  })
  bindOwnerRoute(app, platform, contract.connectMcpServer, async (access) => {
    const input = { agentId: access.params.id, input: access.body }
    return toMcpServer(await connectMcpServer(contextOf(access), input), access.actor.role)
  })
  bindOwnerRoute(app, platform, contract.updateMcpServer, async (access) =>
    toMcpServer(
      await updateMcpServer(contextOf(access), { params: access.params, input: access.body }),
      access.actor.role,
    ),
  )
  bindOwnerRoute(app, platform, contract.removeMcpServer, async (access) => {
    await removeMcpServer(contextOf(access), access.params)
    return { message: 'The MCP server was removed.' }
  })
  bindOwnerRoute(app, platform, contract.checkMcpServer, async ({ owner, actor, params }) => {
    const server = await findOwnServer({ database, owner }, params)
    await platform.throttles.consume(mcpRequestsByOwner, String(owner.id))
    const checked = await checkServer(platform, server)
    if (!checked) throw notFound('MCP server')
    return toMcpServer(checked, actor.role)
  })
  bindOwnerRoute(app, platform, contract.addMcpTools, async (access) => {
    const rows = await addMcpTools(contextOf(access), { params: access.params, tools: access.body.tools })
    return rows.map((row) => toAction(row, access.actor.role))
  })
  bindOwnerRoute(app, platform, contract.approveMcpTool, async (access) =>
    toAction(
      await approveMcpTool(contextOf(access), { params: access.params, hash: access.body.hash }),
      access.actor.role,
    ),
  )
  bindOwnerRoute(app, platform, contract.beginMcpSignIn, async (access) => ({
    url: await beginMcpSignIn(contextOf(access), access.params),
  }))
  bindOwnerRoute(app, platform, contract.finishMcpSignIn, async (access) =>
    toMcpServer(
      await finishMcpSignIn(contextOf(access), { params: access.params, answer: access.body.answer }),
      access.actor.role,
    ),
  )
}
