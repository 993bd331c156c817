import type { FastifyRequest } from 'fastify'
import { and, eq, gt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessions } from './base/tables.ts'
import { hashToken } from './base/token.ts'
import { idleLifetimeMs } from './core/session-lifetime.ts'
import { readSessionCookie } from './session/cookie.ts'

/** Whether the session behind a long request is still open. Unlike other uses, this check doesn't prolong it. */
export async function hasOpenSession(platform: Platform, request: FastifyRequest): Promise<boolean> {
  const token = readSessionCookie(platform.config, request)
  if (token === null) return false
  const now = platform.clock()
  const found = await platform.database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleLifetimeMs)),
      ),
    )
  return found.length > 0
}
