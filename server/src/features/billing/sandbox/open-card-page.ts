import { randomBytes } from 'node:crypto'
import { checkoutHours } from '@parleykit/contract/billing/limits'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkouts, type SubscriptionRow } from '../base/tables.ts'

export const checkoutPage = (checkoutId: string) => `/checkout/${checkoutId}`

/** The URL of a page where the owner enters another card. */
export async function openCardPage(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { userId, tier, interval }: SubscriptionRow,
): Promise<string> {
  const id = await database.transaction(async (transaction) => {
    const open = and(
      eq(checkouts.userId, userId),
      eq(checkouts.purpose, 'card'),
      eq(checkouts.status, 'open'),
    )
    // A unique index allows one open checkout, so an earlier one is closed.
    await transaction.update(checkouts).set({ status: 'expired' }).where(open)
    const createdAt = clock()
    const made = `co_${randomBytes(24).toString('base64url')}`
    await transaction.insert(checkouts).values({
      id: made,
      userId,
      provider: 'sandbox',
      purpose: 'card',
      status: 'open',
      tier,
      interval,
      providerId: made,
      url: checkoutPage(made),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + checkoutHours * 3600_000),
    })
    return made
  })
  return checkoutPage(id)
}
