import { securityEventDays } from '@parleykit/contract/auth/limits'
import { lte, or, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { invitations, knownDevices, oneTimeTokens, securityEvents, sessions } from './base/tables.ts'
import { deviceLifetimeMs, idleLifetimeMs } from './core/session-lifetime.ts'

/** Per account; the oldest events beyond it are deleted. */
const securityEventsMax = 5000

const dayMs = 24 * 3600 * 1000

/**
 * Deletes expired sessions, invitations, one-time tokens and known browsers, and security events that are too old or
 * too many.
 */
export async function deleteExpiredAccess({ database, clock }: Platform): Promise<void> {
  const now = clock()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await database
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, before(idleLifetimeMs))))
  await database.delete(knownDevices).where(lte(knownDevices.lastUsedAt, before(deviceLifetimeMs)))
  await database.delete(invitations).where(lte(invitations.expiresAt, now))
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now))
  await database
    .delete(securityEvents)
    .where(lte(securityEvents.happenedAt, before(securityEventDays * dayMs)))
  await database.execute(sql`
    delete from ${securityEvents} where id in (
      select id from (
        select id, row_number() over (partition by user_id order by happened_at desc, id desc) as place
        from ${securityEvents}
        where user_id in (select user_id from ${securityEvents} group by 1 having count(*) > ${securityEventsMax})
      ) counted where place > ${securityEventsMax})`)
}
