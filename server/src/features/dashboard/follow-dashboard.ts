import type { LiveNotice } from '@parleykit/contract/dashboard'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { hasOpenSession, hearOfOwner, type Owner } from '../auth/index.ts'
import { WaitingNotices } from './live/waiting-notices.ts'

/** How often a silent stream looks whether its session is still open, in milliseconds. */
const sessionCheckMs = 60_000

/** What changes for the owner from now on, until the signal or the end of the session. */
export async function* followDashboard(
  platform: Platform,
  owner: Owner,
  request: FastifyRequest,
  signal: AbortSignal,
): AsyncGenerator<LiveNotice> {
  const waiting = new WaitingNotices()
  const stopHearing = hearOfOwner(platform, owner.id, (notice) => waiting.add(notice))
  const wake = () => waiting.wake()
  signal.addEventListener('abort', wake)
  try {
    while (!signal.aborted) {
      const notices = await waiting.take(sessionCheckMs)
      // Where the database is away the stream ends, and the dashboard comes back by itself.
      if (signal.aborted || !(await hasOpenSession(platform, request).catch(() => false))) return
      yield* notices
    }
  } finally {
    signal.removeEventListener('abort', wake)
    stopHearing()
  }
}
