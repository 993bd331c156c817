import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Requests to MCP servers on an owner's behalf: connections, checks and sign-ins. */
export const mcpRequestsByOwner: ThrottleRule = { name: 'mcp-requests-owner', points: 60, seconds: 10 * 60 }
