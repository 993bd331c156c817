import { and, eq } from '../../platform/database/drizzle.ts'
import type { OwnerContext } from '../auth/index.ts'
import { returnUrlOf } from './base/return-url-of.ts'
import { checkouts } from './base/tables.ts'
import { findCheckout } from './find-checkout.ts'

/** Closes a sandbox checkout without payment; a paid one stays paid. Returns the path to continue at. */
export async function cancelCheckout(
  { platform: { database }, owner }: OwnerContext,
  id: string,
): Promise<string> {
  await findCheckout({ database, owner }, id)
  await database
    .update(checkouts)
    .set({ status: 'canceled' })
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, owner.id), eq(checkouts.status, 'open')))
  return returnUrlOf(await findCheckout({ database, owner }, id))
}
