import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { monthOf } from '../core/month-of.ts'
import { modelUsage } from '../tables.ts'

/** Counts tokens towards the monthly budget; nothing where there is none. */
export async function recordModelUsage(platform: Platform, ownerId: number, tokens: number): Promise<void> {
  if (platform.config.languageModel?.monthlyTokens === null || tokens === 0) return
  await platform.database
    .insert(modelUsage)
    .values({ month: monthOf(platform.clock()), ownerId, tokens })
    .onConflictDoUpdate({
      target: [modelUsage.month, modelUsage.ownerId],
      set: { tokens: sql`${modelUsage.tokens} + ${tokens}` },
    })
}
