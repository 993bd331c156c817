import { limitsOf } from '@parleykit/contract/billing/plans'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import { prepared } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../auth/index.ts'
import { consumeTokens } from './base/consume-tokens.ts'
import { monthOf } from './core/month-of.ts'

const findTier = prepared((database) =>
  database
    .select({ tier: users.subscriptionTier })
    .from(users)
    .where(eq(users.id, sql.placeholder('ownerId')))
    .prepare('find_owner_tier'),
)

/** Counts the tokens of a question before it is embedded. False if the owner's plan has too few left. */
export async function consumeEmbeddingTokens(
  { database, clock }: Platform,
  { ownerId, tokens }: { readonly ownerId: number; readonly tokens: number },
): Promise<boolean> {
  const [owner] = await findTier(database).execute({ ownerId })
  if (!owner) return false
  const counter = { month: monthOf(clock()), purpose: 'embedding', ownerId } as const
  return consumeTokens(database, counter, tokens, limitsOf(owner.tier).monthlyEmbeddingTokens)
}
