import type { McpMessage } from '@parleykit/contract/chat/mcp/mcp'

/** Whether a message calls the tool search. */
export function isSearchCall({ method, params }: McpMessage): boolean {
  if (method !== 'tools/call' || typeof params !== 'object' || params === null) return false
  return 'name' in params && params.name === 'search'
}
