import { createHash } from 'node:crypto'
import { mcpToolsMax } from '@parleykit/contract/actions/limits'
import type { ToolChange } from '@parleykit/contract/actions/mcp-tools'
import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, lockAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import { countActionChange } from '../base/get-offered-actions.ts'
import { type ActionRow, actions, type McpServerRow, mcpServers } from '../base/tables.ts'
import { compareTool } from '../core/mcp/compare-tool.ts'
import type { ListedTool, ToolSettings } from '../core/mcp/listed-tool.ts'
import { readTools } from '../core/mcp/read-tools.ts'
import { ServerFault } from './server-fault.ts'

/**
 * Stores what came of asking a server for its tools. Tools that aren't as they were approved are switched off, and so are
 * all of them when the sign-in is over. The owner is told. Returns the server.
 */
export async function recordTools(
  platform: Platform,
  { id, agentId }: McpServerRow,
  found: readonly unknown[] | ServerFault,
): Promise<McpServerRow | undefined> {
  const listed = found instanceof ServerFault ? null : readTools(found, hashText)
  const { server, ownerId, isNews } = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId, strength: 'no key update' })
    const own = await transaction.select().from(actions).where(eq(actions.mcpServerId, id))
    const changed = own.flatMap((action) => {
      const change = changeOf(action, found, listed)
      return action.mcp && !isSame(change, action.mcp.change)
        ? [{ ...action, mcp: { ...action.mcp, change } }]
        : []
    })
    for (const action of changed) await store(transaction, action, own)
    if (changed.length > 0) await countActionChange(transaction, agentId)
    const off = changed.filter(({ isOn, mcp }) => isOn && mcp.change !== null).length
    const ownerId = await recordNews(
      { platform, transaction },
      { agentId, off, isSignedOut: listed === null },
    )
    const [server] = await transaction
      .update(mcpServers)
      .set({ ...columnsOf(found, listed, own), checkedAt: platform.clock() })
      .where(eq(mcpServers.id, id))
      .returning()
    return { server, ownerId, isNews: off > 0 }
  })
  const topics = isNews ? (['agents', 'activity'] as const) : (['agents'] as const)
  notifyOwner(platform, ownerId, ...topics.map((topic) => ({ topic, agentId })))
  return server
}

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url')

/** What is the matter with an action's tool. A list that couldn't be had says nothing of it. */
function changeOf(
  { mcp }: ActionRow,
  found: readonly unknown[] | ServerFault,
  listed: readonly ListedTool[] | null,
): ToolChange | null {
  if (listed && mcp) return compareTool(mcp, listed)
  const isOver = found instanceof ServerFault && found.kind === 'sign_in'
  return isOver ? { kind: 'signed_out' } : (mcp?.change ?? null)
}

interface News {
  readonly agentId: number
  /** How many tools were switched off. */
  readonly off: number
  readonly isSignedOut: boolean
}

/** Returns the agent's owner. */
async function recordNews(
  { platform, transaction }: TransactionContext,
  { agentId, off, isSignedOut }: News,
): Promise<number> {
  const [agent] = await transaction
    .select({ ownerId: agents.ownerId, name: agents.name })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent) throw notFound('Agent')
  const tools = off === 1 ? '1 tool' : `${off} tools`
  const why = isSignedOut ? 'the sign-in at its MCP server is over' : 'its MCP server changed it'
  if (off > 0) {
    await recordActivity(transaction, {
      ...{ userId: agent.ownerId, activityType: 'tool_switched_off', botId: agentId },
      description: `Switched off ${tools} of "${agent.name}": ${why}`,
      createdAt: platform.clock(),
    })
  }
  return agent.ownerId
}

type ChangedAction = ActionRow & { readonly mcp: ToolSettings }

/** A sign-in switches on again what its end switched off. A change never does. */
async function store(
  transaction: Transaction,
  { id, isOn, mcp }: ChangedAction,
  own: readonly ActionRow[],
): Promise<void> {
  const before = own.find((action) => action.id === id)?.mcp
  const isBack = before?.change?.kind === 'signed_out' && mcp.change === null && before.wasOn === true
  await transaction
    .update(actions)
    .set({
      mcp: { ...mcp, wasOn: mcp.change?.kind === 'signed_out' && isOn },
      isOn: isBack || (isOn && mcp.change === null),
    })
    .where(eq(actions.id, id))
}

function isSame(one: ToolChange | null, other: ToolChange | null): boolean {
  const hashOf = (change: ToolChange | null) => (change?.kind === 'changed' ? change.hash : '')
  return one?.kind === other?.kind && hashOf(one) === hashOf(other)
}

function columnsOf(
  found: readonly unknown[] | ServerFault,
  listed: readonly ListedTool[] | null,
  own: readonly ActionRow[],
): Partial<typeof mcpServers.$inferInsert> {
  if (found instanceof ServerFault)
    return { state: found.kind === 'sign_in' ? 'sign_in' : 'failing', fault: found.message }
  const tools = listed ?? []
  const used = new Set(own.map(({ mcp }) => mcp?.tool))
  const isUsed = ({ name }: { readonly name: string }) => used.has(name)
  const ordered = [...tools.filter(isUsed), ...tools.filter((tool) => !isUsed(tool))]
  const kept = ordered.slice(0, mcpToolsMax)
  return { state: 'ready', fault: null, tools: kept, moreTools: tools.length - kept.length }
}
