import type { ThrottleRule } from '../../platform/throttles/index.ts'

export const agentExports: ThrottleRule = { name: 'agent-exports', points: 30, seconds: 3600 }
export const agentImportsByOwner: ThrottleRule = { name: 'agent-imports', points: 30, seconds: 3600 }
