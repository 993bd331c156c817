import { lt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { modelBudgetUsage, modelSpend } from './base/tables.ts'

const keptMonths = 13

/** Deletes what models took more than 13 months ago. */
export async function deleteOldSpend({ database, clock }: Platform): Promise<void> {
  const now = clock()
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, now.getUTCDate()))
  const day = oldest.toISOString().slice(0, 10)
  await database.delete(modelSpend).where(lt(modelSpend.day, day))
  await database.delete(modelBudgetUsage).where(lt(modelBudgetUsage.month, day))
}
