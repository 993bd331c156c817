import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { readSessionCookie } from './session/cookie.ts'
import { hashSessionToken } from './session/token.ts'
import { sessions } from './tables.ts'

/** Whether the session behind a long request is still open. Unlike using it, asking doesn't prolong it. */
export async function hasOpenSession(platform: Platform, request: FastifyRequest): Promise<boolean> {
  const token = readSessionCookie(request)
  if (token === null) return false
  const found = await platform.database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashSessionToken(token)), gt(sessions.expiresAt, platform.clock())))
  return found.length > 0
}
