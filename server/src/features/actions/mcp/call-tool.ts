import { mcpCheckMinutes } from '@parleykit/contract/actions/limits'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ActionRow, actions, type McpServerRow, mcpServers } from '../base/tables.ts'
import type { CallOutcome } from '../core/classify-outcome.ts'
import { classifyToolResult, type ToolResult } from '../core/mcp/classify-tool-result.ts'
import { toolValues } from '../core/mcp/tool-values.ts'
import type { InputValue } from '../core/read-values.ts'
import { openSession } from './open-session.ts'
import { recordTools } from './record-tools.ts'
import { ServerFault } from './server-fault.ts'

interface Call {
  readonly action: ActionRow
  readonly values: Readonly<Record<string, InputValue>>
}

export interface ToolCall {
  readonly outcome: CallOutcome
  /** Null if there was none. */
  readonly result: ToolResult | null
  readonly milliseconds: number
}

/**
 * Calls the tool of an action. If its server's list is some minutes old, the tools are listed first, and a tool that
 * isn't as it was approved isn't called.
 */
export async function callTool(platform: Platform, { action, values }: Call): Promise<ToolCall> {
  const begun = performance.now()
  const end = (outcome: CallOutcome, result: ToolResult | null = null): ToolCall => ({
    ...{ outcome, result },
    milliseconds: Math.round(performance.now() - begun),
  })
  const { mcp, mcpServerId } = action
  const [server] =
    mcpServerId === null
      ? []
      : await platform.database.select().from(mcpServers).where(eq(mcpServers.id, mcpServerId))
  if (mcp === null || mcp.change !== null || !server) return end(switchedOff)
  const args = toolValues({ inputs: action.inputs, arguments: mcp.arguments, values })
  try {
    const result = await callOnce(platform, { server, action, args })
    return result === null
      ? end(switchedOff)
      : end(settle(classifyToolResult(result, mcp.picks), mcp.isReadOnly), result)
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error
    if (error.kind === 'sign_in') await recordTools(platform, server, error)
    const { kind, message: fault, mayHaveRun } = error
    if (kind === 'failed') return end(settle({ kind, mayHaveRun, fault }, mcp.isReadOnly))
    return end({ kind: kind === 'refused' ? kind : 'broken', fault })
  }
}

const switchedOff: CallOutcome = {
  kind: 'broken',
  fault: 'The tool is switched off, because it isn’t as it was approved.',
}

/** What only reads did nothing. */
function settle(outcome: CallOutcome, isReadOnly: boolean): CallOutcome {
  return outcome.kind === 'failed' && isReadOnly ? { ...outcome, mayHaveRun: false } : outcome
}

interface Attempt {
  readonly server: McpServerRow
  readonly action: ActionRow
  readonly args: Readonly<Record<string, string | number | boolean>>
}

/** Null if the tool was switched off meanwhile. A session that the server doesn't know any more is opened again once. */
async function callOnce(platform: Platform, attempt: Attempt, isAgain = false): Promise<ToolResult | null> {
  const { server, action, args } = attempt
  const listedAt = server.checkedAt?.getTime() ?? 0
  const isFresh = server.state === 'ready' && platform.clock().getTime() - listedAt < mcpCheckMinutes * 60_000
  try {
    return await openSession(platform, server, async (session) => {
      if (!isFresh) {
        await recordTools(platform, server, await session.listTools())
        const [now] = await platform.database.select().from(actions).where(eq(actions.id, action.id))
        if (now?.mcp?.change !== null) return null
      }
      return session.callTool(action.mcp?.tool ?? '', args)
    })
  } catch (error) {
    if (isAgain || !(error instanceof ServerFault) || error.kind !== 'no_session') throw error
    return callOnce(platform, attempt, true)
  }
}
