import type { ThrottleRule } from '../../platform/http/index.ts'

export const agentExports: ThrottleRule = { name: 'agent-exports', points: 30, seconds: 3600 }
export const agentImportsByOwner: ThrottleRule = { name: 'agent-imports', points: 30, seconds: 3600 }
