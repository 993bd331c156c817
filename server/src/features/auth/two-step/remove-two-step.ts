import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { recoveryCodes, twoSteps } from '../base/tables.ts'

/** Takes the second step of an account away, with its recovery codes. */
export async function removeTwoStep(database: Queryable, userId: number): Promise<void> {
  await database.delete(twoSteps).where(eq(twoSteps.userId, userId))
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
