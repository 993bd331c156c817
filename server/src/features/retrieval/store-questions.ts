import { inArray } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { holdAgent } from '../agents/index.ts'
import { passageQuestions, passages } from './base/tables.ts'

/** Keeps the questions of passages that are there still. */
export async function storeQuestions(
  database: Database,
  agentId: number,
  made: readonly { passageId: number; contentHash: Buffer; questions: string[] }[],
): Promise<void> {
  if (made.length === 0) return
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    const ids = made.map(({ passageId }) => passageId)
    // Held until the end: a deletion waits, and takes these questions with it.
    const present = await transaction
      .select({ id: passages.id })
      .from(passages)
      .where(inArray(passages.id, ids))
      .for('key share')
    const isPresent = new Set(present.map(({ id }) => id))
    const rows = made.filter(({ passageId }) => isPresent.has(passageId))
    if (rows.length > 0) await transaction.insert(passageQuestions).values(rows).onConflictDoNothing()
  })
}
