import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'

const lifetimeMs = 3600 * 1000

export interface ResetLink {
  readonly url: string
  readonly until: Date
}

export interface ResetRecipient {
  readonly userId: number
  /** The mailbox that using the link proves. Null if someone hands it over instead. */
  readonly mailedTo: string | null
}

/**
 * A link that sets a new password once, within an hour. Its token is in the fragment, which browsers never send to a
 * server.
 */
export async function createResetLink(
  database: Queryable,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { userId, mailedTo }: ResetRecipient,
  now: Date,
): Promise<ResetLink> {
  const purpose = 'password_reset'
  const content = mailedTo === null ? {} : { content: mailedTo }
  const token = await issueToken(database, { purpose, userId, ...content, lifetimeMs, now })
  return { url: `${siteUrl}/reset-password#${token}`, until: new Date(now.getTime() + lifetimeMs) }
}
