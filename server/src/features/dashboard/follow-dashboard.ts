import type { LiveNotice } from '@parleykit/contract/dashboard'
import type { Platform } from '../../platform/platform.ts'
import { hearOfOwner } from '../auth/index.ts'
import type { Access } from '../workspaces/index.ts'
import { WaitingNotices } from './live/waiting-notices.ts'

/** How often a silent stream looks whether it may still be followed, in milliseconds. */
const checkMs = 60_000

/** What is private to an account, whoever is in its workspace. */
const ownTopics: ReadonlySet<LiveNotice['topic']> = new Set(['security'])

/**
 * What changes in the workspace, and in the account of who follows it, from now on: until the signal, or until `mayFollow`
 * is false or fails.
 */
export async function* followDashboard(
  platform: Platform,
  { owner, actor }: Access,
  mayFollow: () => Promise<boolean>,
  signal: AbortSignal,
): AsyncGenerator<LiveNotice> {
  const waiting = new WaitingNotices()
  const isMember = actor.id !== owner.id
  const stopsHearing = [
    hearOfOwner(platform, owner.id, (notice) => {
      if (!isMember || !ownTopics.has(notice.topic)) waiting.add(notice)
    }),
    ...(isMember ? [hearOfOwner(platform, actor.id, (notice) => hearOfSelf(waiting, notice))] : []),
  ]
  const wake = () => waiting.wake()
  signal.addEventListener('abort', wake)
  try {
    while (!signal.aborted) {
      const notices = await waiting.take(checkMs)
      // Where the database is away the stream ends, and the dashboard comes back by itself.
      if (signal.aborted || !(await mayFollow().catch(() => false))) return
      yield* notices
    }
  } finally {
    signal.removeEventListener('abort', wake)
    for (const stop of stopsHearing) stop()
  }
}

/** Of one's own workspace, only what is about the account matters while another one is followed. */
function hearOfSelf(waiting: WaitingNotices, notice: LiveNotice): void {
  if (['account', 'security', 'everything'].includes(notice.topic)) waiting.add(notice)
}
