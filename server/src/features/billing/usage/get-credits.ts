import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../../auth/index.ts'
import { creditUsage } from './base/tables.ts'
import { creditPeriod } from './core/credit-period.ts'

export interface Credits {
  /** Credits used in the present period. */
  readonly chatCreditsUsed: number
  /** When the next period begins. */
  readonly creditsResetAt: string
}

/** An owner's used credits and when the next period begins. */
export async function getCredits({ database, clock }: Platform, owner: Owner): Promise<Credits> {
  const { start, end } = creditPeriod(clock(), owner.billingAnchorAt)
  const [row] = await database
    .select({ used: creditUsage.used })
    .from(creditUsage)
    .where(and(eq(creditUsage.userId, owner.id), eq(creditUsage.periodStart, start)))
  return { chatCreditsUsed: row?.used ?? 0, creditsResetAt: new Date(end).toISOString() }
}
