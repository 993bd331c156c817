import type { AgentImport } from '@parleykit/contract/portability/agent-files'
import type { AgentImportRow } from '../base/tables.ts'

/** An import as shown to the person who started it. */
export function toAgentImport(row: AgentImportRow): AgentImport {
  const { id, status, done, total, agentId, report, errorCode, errorMessage } = row
  const error = errorCode && errorMessage !== null ? { code: errorCode, message: errorMessage } : null
  return { id, status, done, total, agentId, report, error }
}
