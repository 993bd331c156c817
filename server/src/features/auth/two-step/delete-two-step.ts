import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { recoveryCodes, twoSteps } from '../base/tables.ts'

/** Removes an account's second step and its recovery codes. */
export async function deleteTwoStep(database: Queryable, userId: number): Promise<void> {
  await database.delete(twoSteps).where(eq(twoSteps.userId, userId))
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
