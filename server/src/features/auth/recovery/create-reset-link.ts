import type { Config } from '../../../config.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'

const lifetimeMs = 3600 * 1000

export interface ResetLink {
  readonly url: string
  readonly until: Date
}

/** A link that sets a new password once, within an hour. Its token is in the fragment, which no server ever gets. */
export async function createResetLink(
  database: Queryable,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  userId: number,
  now: Date,
): Promise<ResetLink> {
  const token = await issueToken(database, { purpose: 'password_reset', userId, lifetimeMs, now })
  return { url: `${siteUrl}/reset-password#${token}`, until: new Date(now.getTime() + lifetimeMs) }
}
