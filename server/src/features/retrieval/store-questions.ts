import type { Database } from '../../platform/database/index.ts'
import { lockExistingPassages } from './base/lock-existing-passages.ts'
import { passageQuestions } from './base/tables.ts'

/** Stores questions for those passages that still exist. */
export async function storeQuestions(
  database: Database,
  {
    agentId,
    made,
  }: {
    readonly agentId: number
    readonly made: readonly { passageId: number; contentHash: Buffer; questions: string[] }[]
  },
): Promise<void> {
  if (made.length === 0) return
  await database.transaction(async (transaction) => {
    const rows = await lockExistingPassages(transaction, agentId, made)
    if (rows.length > 0) await transaction.insert(passageQuestions).values(rows).onConflictDoNothing()
  })
}
