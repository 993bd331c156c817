import type { Database } from '../../platform/database/index.ts'
import { holdPassages } from './base/hold-passages.ts'
import { passageQuestions } from './base/tables.ts'

/** Keeps the questions of passages that are there still. */
export async function storeQuestions(
  database: Database,
  agentId: number,
  made: readonly { passageId: number; contentHash: Buffer; questions: string[] }[],
): Promise<void> {
  if (made.length === 0) return
  await database.transaction(async (transaction) => {
    const rows = await holdPassages(transaction, agentId, made)
    if (rows.length > 0) await transaction.insert(passageQuestions).values(rows).onConflictDoNothing()
  })
}
