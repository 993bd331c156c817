import { and, eq, isNotNull, isNull, or, sql } from '../../../platform/database/drizzle.ts'
import type { ModelErrorReason } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../auth/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import { explainFault } from '../core/explain-fault.ts'
import { type ConnectionFault, type ConnectionRow, modelConnections, ownersFaults } from './tables.ts'

/**
 * Stores a fault that the owner must mend, and tells the owner once, also if several processes see it at once. A reply
 * ends a fault. `row` is the connection as it is known; nothing is asked of the database if it tells the same already.
 * @returns whether something was stored
 */
export async function recordOutcome(
  platform: Platform,
  row: ConnectionRow,
  { model, reason }: { readonly model: string; readonly reason: ModelErrorReason | null },
): Promise<boolean> {
  const before = row.fault
  const fault = toFault(model, reason)
  // A missing model says nothing about the others of its connection.
  const isOver =
    reason === null && before !== null && (before.reason !== 'no_such_model' || before.model === model)
  const isNew = fault !== null && (before?.reason !== fault.reason || before.model !== fault.model)
  if (!isOver && !isNew) return false
  const { fault: stored } = modelConnections
  const isOther = fault
    ? or(
        isNull(stored),
        sql`${stored}->>'reason' <> ${fault.reason}`,
        sql`${stored}->>'model' <> ${fault.model}`,
      )
    : isNotNull(stored)
  const isSame = and(eq(modelConnections.id, row.id), eq(modelConnections.changedAt, row.changedAt))
  const owners = await platform.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(modelConnections)
      .set({ fault })
      .where(and(isSame, isOther))
      .returning({ id: modelConnections.id })
    if (changed.length === 0) return null
    const told = await transaction
      .select({ id: users.id, username: users.username, email: users.email })
      .from(users)
      .where(
        and(
          row.ownerId === null ? eq(users.grantedTier, 'admin') : eq(users.id, row.ownerId),
          isNull(users.disabledAt),
        ),
      )
    if (!fault || !platform.mail.isOn) return told
    const url = `${platform.config.siteUrl}${row.ownerId === null ? '/dashboard/status/models' : '/dashboard/profile/models'}`
    for (const { username, email } of told) {
      const text = emailTemplates.modelFailed(username, row.name, explainFault(row.provider, fault))
      await platform.mail.send(transaction, toEmail(text, email, { url }))
    }
    return told
  })
  for (const { id } of owners ?? []) notifyOwner(platform, id, { topic: 'models' })
  return owners !== null
}

function toFault(model: string, reason: ModelErrorReason | null): ConnectionFault | null {
  const found = ownersFaults.find((each) => each === reason)
  return found ? { reason: found, model } : null
}
