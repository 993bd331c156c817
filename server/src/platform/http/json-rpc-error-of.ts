import type { McpMessage } from '@parleykit/contract/mcp/mcp'
import type { DomainError } from '../domain-error/index.ts'

/** A refusal in JSON-RPC form, with the product's code in addition. `sent` is the body as far as it was read. */
export function jsonRpcErrorOf({ code, message }: DomainError, sent: unknown): McpMessage {
  const isInvalid = code === 'validation_failed'
  const number = isInvalid && sent === undefined ? -32700 : isInvalid ? -32600 : -32000
  return { jsonrpc: '2.0', id: null, error: { code: number, message, data: { code } } }
}
