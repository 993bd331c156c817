import type { Config } from '../../config/config.ts'
import { type Operator, type RecordChange, unrecorded } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { createResetLink, type ResetLink } from './recovery/create-reset-link.ts'

/** Creates a reset link that the operator hands to a user, for one who can't be reached by mail. */
export async function handOverResetLink(
  operator: Operator & { readonly config: Pick<Config, 'siteUrl'> },
  userId: number,
  record: RecordChange = unrecorded,
): Promise<ResetLink> {
  const { config, database, clock } = operator
  const link = await database.transaction(async (transaction) => {
    await record(transaction)
    return createResetLink(transaction, config, { userId, mailedTo: null }, clock())
  })
  await recordSecurityEvent(operator, { name: 'password_reset_requested', userId, caller: null })
  return link
}
