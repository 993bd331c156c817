import { and, eq, lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agentImports } from './base/tables.ts'

/** A process that works on an import updates it more often than this. */
const silentMs = 3 * 60_000
const keptMs = 7 * 24 * 3600_000

/** Marks imports as failed if their process is gone, and deletes old ones. */
export async function failLostImports({ database, clock }: Platform): Promise<void> {
  const before = (ms: number) => lt(agentImports.seenAt, new Date(clock().getTime() - ms))
  await database
    .update(agentImports)
    .set({
      status: 'error',
      errorCode: 'not_ready',
      errorMessage: 'The server stopped during the import, and nothing was saved. Import the file again.',
    })
    .where(and(eq(agentImports.status, 'processing'), before(silentMs)))
  await database.delete(agentImports).where(before(keptMs))
}
