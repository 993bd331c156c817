import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type AgentRow, agents } from '../agents/index.ts'
import { findOwner, type Owner } from '../auth/index.ts'
import { getRemainingCapacity } from './get-remaining-capacity.ts'
import { isWaitingScan } from './queries.ts'
import { knowledgeEntries } from './tables.ts'

/** An entry whose file waits for OCR. */
export interface WaitingScan {
  readonly entryId: number
  readonly agentId: number
  readonly agent: AgentRow
  readonly owner: Owner
  readonly fileName: string
  readonly fileType: string
  readonly fileBlobId: number
  /** The most that its text may take. */
  readonly textBytesMax: number
}

/** The entry with this ID; null if it doesn't wait any more, or was deleted. */
export async function findWaitingScan(database: Queryable, entryId: number): Promise<WaitingScan | null> {
  const [found] = await database
    .select({
      agent: agents,
      fileName: knowledgeEntries.fileName,
      fileType: knowledgeEntries.fileType,
      fileBlobId: knowledgeEntries.fileBlobId,
      textBytes: knowledgeEntries.textBytes,
    })
    .from(knowledgeEntries)
    .innerJoin(agents, eq(agents.id, knowledgeEntries.agentId))
    .where(and(eq(knowledgeEntries.id, entryId), isWaitingScan))
  const owner = found ? await findOwner(database, found.agent.ownerId) : null
  if (!found || !owner || found.fileBlobId === null) return null
  const { agent, fileName, fileType, fileBlobId, textBytes } = found
  const room = await getRemainingCapacity({ database, owner }, agent)
  return {
    ...{ entryId, agentId: agent.id, agent, owner, fileName, fileType, fileBlobId },
    textBytesMax: room.textBytes + textBytes,
  }
}
