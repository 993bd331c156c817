import type { AgentImport } from '@parleykit/contract/portability/agent-files'
import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { agentImports } from './base/tables.ts'
import { toAgentImport } from './core/to-agent-import.ts'

/** The progress of one of a workspace's imports. Throws `not_found`, also for other workspaces. */
export async function findAgentImport(
  { platform: { database }, owner }: OwnerContext,
  importId: number,
): Promise<AgentImport> {
  const [found] = await database
    .select()
    .from(agentImports)
    .where(and(eq(agentImports.id, importId), eq(agentImports.workspaceId, owner.id)))
  if (!found) throw notFound('Import')
  return toAgentImport(found)
}
