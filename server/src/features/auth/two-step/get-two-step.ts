import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { hasTwoStep } from '../base/has-two-step.ts'
import { recoveryCodes } from '../base/tables.ts'

/** Whether signing in takes a second step, and how many recovery codes are left. */
export async function getTwoStep(
  database: Queryable,
  userId: number,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const isOn = await hasTwoStep(database, userId)
  const ofUser = eq(recoveryCodes.userId, userId)
  const [counted] = await database.select({ left: count() }).from(recoveryCodes).where(ofUser)
  return { isOn, recoveryCodesLeft: counted?.left ?? 0 }
}
