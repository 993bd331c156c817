import { and, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { twoSteps } from './tables.ts'

/** Whether signing in to an account takes a second step. */
export async function hasTwoStep(database: Queryable, userId: number): Promise<boolean> {
  const found = await database
    .select({ userId: twoSteps.userId })
    .from(twoSteps)
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt)))
  return found.length > 0
}
