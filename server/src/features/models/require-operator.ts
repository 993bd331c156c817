import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Owner, users } from '../auth/index.ts'

/**
 * Throws `not_found` unless the account was granted the admin plan. Its tier isn't enough: if no plans are sold, all
 * accounts have the admin tier, and an operator's connection reaches private networks.
 */
export async function requireOperator({ database }: Pick<Platform, 'database'>, owner: Owner): Promise<void> {
  const isOperator = and(eq(users.id, owner.id), eq(users.grantedTier, 'admin'), isNull(users.disabledAt))
  const [found] = await database.select({ id: users.id }).from(users).where(isOperator)
  if (!found) throw notFound('Page')
}
