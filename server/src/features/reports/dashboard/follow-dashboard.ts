import type { LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'
import type { JobContext } from '../../../platform/context.ts'
import { retryDuringOutage } from '../../../platform/database/index.ts'
import { subscribeOwner } from '../../notifications/index.ts'
import type { Access } from '../../workspaces/index.ts'
import { PendingNotices } from './live/pending-notices.ts'

/** How often an idle stream checks whether its session is still open, in milliseconds. */
const checkMs = 60_000

/** The workspace to follow and the account that follows it. */
interface FollowedIds {
  readonly owner: Pick<Access['owner'], 'id'>
  readonly actor: Pick<Access['actor'], 'id'>
}

/** Topics for the account itself, hidden from other members of its workspace. */
const ownTopics: ReadonlySet<LiveNotice['topic']> = new Set(['security'])

/**
 * Notices about the workspace and the account of its follower, until the signal aborts or `mayFollow` returns false or
 * fails. A database outage doesn't end the stream: notices wait until `mayFollow` works again.
 */
export async function* followDashboard(
  { platform, signal }: JobContext,
  {
    input: { owner, actor },
    mayFollow,
  }: { readonly input: FollowedIds; readonly mayFollow: () => Promise<boolean> },
): AsyncGenerator<LiveNotice> {
  const waiting = new PendingNotices()
  const isMember = actor.id !== owner.id
  const stopsHearing = [
    subscribeOwner(platform, owner.id, (notice) => {
      if (!isMember || !ownTopics.has(notice.topic)) waiting.add(notice)
    }),
    ...(isMember ? [subscribeOwner(platform, actor.id, (notice) => hearOfSelf(waiting, notice))] : []),
  ]
  const wake = () => waiting.wake()
  signal.addEventListener('abort', wake)
  try {
    while (!signal.aborted) {
      const notices = await waiting.take(checkMs)
      if (signal.aborted) return
      const isAllowed = retryDuringOutage(Number.POSITIVE_INFINITY, mayFollow, signal)
      if (!(await isAllowed.catch(() => false))) return
      yield* notices
    }
  } finally {
    signal.removeEventListener('abort', wake)
    for (const stop of stopsHearing) stop()
  }
}

/** A member who follows another workspace gets only account notices from their own one. */
function hearOfSelf(waiting: PendingNotices, notice: LiveNotice): void {
  if (['account', 'security', 'everything'].includes(notice.topic)) waiting.add(notice)
}
