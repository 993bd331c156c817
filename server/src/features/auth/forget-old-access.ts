import { securityEventDays, securityEventsMax } from '@parleykit/contract/limits'
import { lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { invitations, securityEvents, sessions } from './tables.ts'

const dayMs = 24 * 3600 * 1000

/** Deletes sessions and invitations that ran out by themselves, and security events that are too old or too many. */
export async function forgetOldAccess({ database, clock }: Platform): Promise<void> {
  const now = clock()
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(invitations).where(lte(invitations.expiresAt, now))
  const oldest = new Date(now.getTime() - securityEventDays * dayMs)
  await database.delete(securityEvents).where(lte(securityEvents.happenedAt, oldest))
  await database.execute(sql`
    delete from ${securityEvents} where id in (
      select id from (
        select id, row_number() over (partition by user_id order by happened_at desc, id desc) as place
        from ${securityEvents}
        where user_id in (select user_id from ${securityEvents} group by 1 having count(*) > ${securityEventsMax})
      ) counted where place > ${securityEventsMax})`)
}
