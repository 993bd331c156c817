import { and, eq, gt, isNull, sql } from '../../../platform/database/drizzle.ts'
import { prepared } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { sessions, users } from '../base/tables.ts'
import { type Owner, toOwner } from '../base/to-owner.ts'
import { hashToken } from '../base/token.ts'
import { idleLifetimeMs, shouldRecordUse } from '../core/session-lifetime.ts'

const selectSession = prepared((database) =>
  database
    .select({ user: users, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('find_session_owner'),
)

/**
 * The owner of a session token, or null if it is unknown or expired. Records where and when it is used, at most every
 * few minutes.
 */
export async function findSessionOwner(
  platform: Platform,
  token: string,
  caller: Caller,
): Promise<Owner | null> {
  const tokenHash = hashToken(token)
  const now = platform.clock()
  const idleSince = new Date(now.getTime() - idleLifetimeMs)
  const [found] = await selectSession(platform.database).execute({ tokenHash, now, idleSince })
  if (!found) return null
  if (shouldRecordUse(found.lastSeenAt, now)) {
    const { userAgent } = caller
    await platform.database
      .update(sessions)
      .set({ lastSeenAt: now, address: networkOf(caller.address), userAgent })
      .where(eq(sessions.tokenHash, tokenHash))
    await platform.database.update(users).set({ lastSeenAt: now }).where(eq(users.id, found.user.id))
  }
  return toOwner(found.user)
}
