import { lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { dailyLimitNotices, dailyReplies } from './base/tables.ts'
import { dayOf } from './core/day-of.ts'

const keptMs = 24 * 60 * 60 * 1000

/** Deletes the counters of days before yesterday. Yesterday's stay, since clocks of processes may differ. */
export async function deleteOldDailyReplyCounts({ database, clock }: Platform): Promise<void> {
  const oldest = dayOf(new Date(clock().getTime() - keptMs))
  await database.delete(dailyReplies).where(lt(dailyReplies.day, oldest))
  await database.delete(dailyLimitNotices).where(lt(dailyLimitNotices.day, oldest))
}
