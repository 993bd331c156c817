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
  /** The address that the link goes to, which using it proves; null where somebody else hands it over. */
  readonly mailedTo: string | null
}

/** A link that sets a new password once, within an hour. Its token is in the fragment, which no server ever gets. */
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
