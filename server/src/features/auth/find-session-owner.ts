import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionLifetimeMs, shouldExtendSession } from './core/session-lifetime.ts'
import { hashSessionToken } from './session/token.ts'
import { sessions, users } from './tables.ts'
import { type Owner, toOwner } from './to-owner.ts'

const selectSession = prepared((database) =>
  database
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session_owner'),
)

/** Who a session token belongs to, or null when it is unknown or over. A session in use gets a later end. */
export async function findSessionOwner(platform: Platform, token: string): Promise<Owner | null> {
  const tokenHash = hashSessionToken(token)
  const now = platform.clock()
  const [found] = await selectSession(platform.database).execute({ tokenHash, now })
  if (!found) return null
  if (shouldExtendSession(found.expiresAt, now)) {
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
    await platform.database.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
  }
  return toOwner(found.user)
}
