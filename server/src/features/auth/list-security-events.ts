import { securityEventPageSize } from '@parleykit/contract/auth/limits'
import type { SecurityEvent } from '@parleykit/contract/auth/security-events'
import { count, desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { alias } from '../../platform/database/pg-core.ts'
import { securityEvents, users } from './base/tables.ts'
import { describeDevice } from './core/describe-device.ts'

const actors = alias(users, 'actors')

/** A page of the account's security events, newest first, and the total number of events. */
export async function listSecurityEvents(
  database: Queryable,
  { userId, page }: { readonly userId: number; readonly page: number },
): Promise<{ events: SecurityEvent[]; total: number }> {
  const ofUser = eq(securityEvents.userId, userId)
  const rows = await database
    .select({ event: securityEvents, actor: actors.username })
    .from(securityEvents)
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .where(ofUser)
    .orderBy(desc(securityEvents.happenedAt), desc(securityEvents.id))
    .limit(securityEventPageSize)
    .offset((page - 1) * securityEventPageSize)
  const [counted] = await database.select({ all: count() }).from(securityEvents).where(ofUser)
  return { events: rows.map(({ event, actor }) => toSecurityEvent(event, actor)), total: counted?.all ?? 0 }
}

function toSecurityEvent(row: typeof securityEvents.$inferSelect, actor: string | null): SecurityEvent {
  const { id, name, subject, times, address, userAgent, happenedAt } = row
  const device = describeDevice(userAgent)
  return { id, name, subject, actor, times, address, device, happenedAt: happenedAt.toISOString() }
}
