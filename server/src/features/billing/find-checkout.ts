import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Owner } from '../auth/index.ts'
import { type CheckoutRow, checkouts } from './base/tables.ts'

/** One of the owner's sandbox checkouts. Throws `not_found`, also for other owners or other providers. */
export async function findCheckout(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  id: string,
): Promise<CheckoutRow> {
  const [checkout] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, owner.id), eq(checkouts.provider, 'sandbox')))
  if (!checkout) throw notFound('Checkout')
  return checkout
}
