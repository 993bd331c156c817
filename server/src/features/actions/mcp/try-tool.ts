import type { ActionTrial } from '@parleykit/contract/actions/action-routes'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ActionRow, mcpServers } from '../base/tables.ts'
import type { CallOutcome } from '../core/classify-outcome.ts'
import { resultFields } from '../core/mcp/classify-tool-result.ts'
import { toolValues } from '../core/mcp/tool-values.ts'
import type { InputValue } from '../core/read-values.ts'
import { callTool } from './call-tool.ts'

interface Call {
  readonly action: ActionRow
  /** Whether the person may see the ending of the secret header. */
  readonly seesEndings: boolean
  readonly values: Readonly<Record<string, InputValue>>
}

type Tried = Pick<ActionTrial, 'request' | 'status' | 'response' | 'milliseconds'> & {
  readonly outcome: CallOutcome
}

/** Calls a tool once for its owner, and tells what was sent and which fields its result has. */
export async function tryTool(platform: Platform, { action, values, seesEndings }: Call): Promise<Tried> {
  const { outcome, result, milliseconds } = await callTool(platform, { action, values })
  const [server] = await platform.database
    .select({ url: mcpServers.url, headerName: mcpServers.headerName, headerEnding: mcpServers.headerEnding })
    .from(mcpServers)
    .where(eq(mcpServers.id, action.mcpServerId ?? 0))
  const args = toolValues({ inputs: action.inputs, arguments: action.mcp?.arguments ?? [], values })
  const fields = result ? resultFields(result) : null
  return {
    request: {
      ...{ method: 'POST', url: addressFor(server?.url ?? '', seesEndings) },
      headers: server?.headerName
        ? [{ name: server.headerName, value: seesEndings ? (server.headerEnding ?? 'missing') : '' }]
        : [],
      body: JSON.stringify({ tool: action.mcp?.tool, arguments: args }, null, 2),
    },
    ...{ outcome, status: null, milliseconds },
    response: fields === null ? '' : JSON.stringify(fields, null, 2),
  }
}

/** The query of an address may hold a key. */
function addressFor(url: string, seesEndings: boolean): string {
  return seesEndings ? url : (url.split('?')[0] ?? '')
}
