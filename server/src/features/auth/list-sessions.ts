import type { Session } from '@parleykit/contract/auth/account'
import { and, desc, eq, gt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'
import { describeDevice } from './core/describe-device.ts'
import { idleLifetimeMs } from './core/session-lifetime.ts'

/** The owner's open sessions, most recently used first. The session of `token` is marked. */
export async function listSessions(
  { database, clock }: Platform,
  { userId, token }: { readonly userId: number; readonly token: string | null },
): Promise<Session[]> {
  const now = clock()
  const rows = await database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleLifetimeMs)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  const current = token === null ? null : hashToken(token)
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: current !== null && row.tokenHash.equals(current),
  }))
}
