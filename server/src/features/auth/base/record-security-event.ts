import { repeatingSecurityEvents, type SecurityEventName } from '@parleykit/contract/auth/security-events'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { isDatabaseUnavailable, retryDuringOutage } from '../../../platform/database/index.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { Caller } from './caller-of.ts'
import type { Operator } from './operator.ts'
import { securityEvents } from './tables.ts'

export interface NewSecurityEvent {
  readonly name: SecurityEventName
  /** The user whose list gets the event. Null if there is no such account: then it is only logged. */
  readonly userId: number | null
  /** The workspace member who did it. Absent for the account itself. */
  readonly actorId?: number
  /** Null if the operator did it at the terminal. */
  readonly caller: Caller | null
  /** The object of the event, such as an agent's name; never a secret. */
  readonly subject?: string
}

/** How long an event waits for the database to return, in milliseconds. */
const outageMs = 120_000

const alarming: ReadonlySet<SecurityEventName> = new Set([
  'code_failed',
  'operator_code_failed',
  'passkey_refused',
  'passkey_copied',
  'password_check_failed',
  'sign_in_failed',
  'sign_in_throttled',
  'backup_restored',
])

/**
 * Logs a security event of an account and adds it to the owner's list. Call it after the change is committed. It never
 * fails: a failed write to the list can't undo the change.
 */
export async function recordSecurityEvent(platform: Operator, event: NewSecurityEvent): Promise<void> {
  const { name, userId, caller, subject = null } = event
  const actorId = event.actorId === userId ? null : (event.actorId ?? null)
  const level = alarming.has(name) ? 'warn' : 'info'
  platform.log[level](
    { securityEvent: name, userId, ...(actorId !== null && { actorId }), subject, ...caller },
    'security event',
  )
  if (userId === null || name === 'account_deleted') return
  const happenedAt = platform.clock()
  const address = caller && networkOf(caller.address)
  const latest = { actorId, subject, address, userAgent: caller?.userAgent ?? null, happenedAt }
  const hour = repeatingSecurityEvents.has(name) ? Math.floor(happenedAt.getTime() / 3_600_000) : null
  const list = async () => {
    await platform.database
      .insert(securityEvents)
      .values({ userId, name, hour, ...latest })
      .onConflictDoUpdate({
        target: [securityEvents.userId, securityEvents.name, securityEvents.hour],
        set: { ...latest, times: sql`${securityEvents.times} + 1` },
      })
    notifyOwner(platform, userId, { topic: 'security' })
  }
  const listUnlessThere = async () => {
    const isThis = and(
      eq(securityEvents.userId, userId),
      eq(securityEvents.name, name),
      eq(securityEvents.happenedAt, happenedAt),
    )
    const found = await platform.database.select({ id: securityEvents.id }).from(securityEvents).where(isThis)
    if (found.length === 0) await list()
  }
  const tellMissing = (error: unknown) =>
    platform.log.error({ err: error, securityEvent: name }, 'could not store a security event')
  try {
    await list()
  } catch (error) {
    // The caller gets its response meanwhile.
    if (isDatabaseUnavailable(error)) void retryDuringOutage(outageMs, listUnlessThere).catch(tellMissing)
    else tellMissing(error)
  }
}
