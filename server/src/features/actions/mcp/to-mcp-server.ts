import type { McpServer } from '@parleykit/contract/actions/mcp-servers'
import type { Role } from '@parleykit/contract/base/roles'
import type { McpServerRow } from '../base/tables.ts'

/**
 * An MCP server as a member of its workspace sees it. Only owners see the ending of its secret header, and the query of its
 * address, which may hold a key.
 */
export function toMcpServer(row: McpServerRow, role: Role): McpServer {
  const { id, name, url, auth, headerName, headerEnding, state, fault, checkedAt, moreTools } = row
  return {
    ...{ id, name, auth, state, fault, moreTools },
    url: role === 'owner' ? url : withoutQuery(url),
    header:
      headerName === null
        ? null
        : { name: headerName, value: role !== 'owner' && headerEnding ? '' : headerEnding },
    checkedAt: checkedAt?.toISOString() ?? null,
    tools: row.tools.map(({ name: tool, title, description, inputs, isReadOnly, refusal }) => ({
      ...{ name: tool, title, description, isReadOnly, refusal },
      inputs: inputs.map(({ label }) => label),
    })),
  }
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
