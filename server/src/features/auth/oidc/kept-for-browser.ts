import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../base/token.ts'
import { issueToken, type OneTimeTokenPurpose } from '../one-time-tokens/issue-token.ts'
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts'

/** How long somebody may be at the provider, and what it answered may wait. */
export const visitMs = 10 * 60 * 1000

interface Kept<Value> {
  readonly purpose: OneTimeTokenPurpose
  readonly userId: number | null
  /** What the browser's cookie holds. */
  readonly browser: string
  readonly value: Value
}

const keptSchema = z.object({ browser: z.string(), value: z.unknown() })

const digestOf = (browser: string) => hashToken(browser).toString('base64url')

/** Keeps something sealed for ten minutes, to be redeemed once, by the browser that it belongs to; returns its token. */
export async function keepForBrowser(platform: Platform, kept: Kept<object>): Promise<string> {
  const { purpose, userId, browser, value } = kept
  const content = await platform.signing.seal(purpose, JSON.stringify({ browser: digestOf(browser), value }))
  return issueToken(platform.database, {
    purpose,
    userId,
    content,
    lifetimeMs: visitMs,
    now: platform.clock(),
  })
}

/** What a token kept; null for another browser, and where there is nothing. */
export async function openForBrowser<Schema extends z.ZodType>(
  platform: Platform,
  { purpose, browser, schema }: { purpose: OneTimeTokenPurpose; browser: string | null; schema: Schema },
  found: RedeemedToken | null,
): Promise<{ userId: number | null; value: z.output<Schema> } | null> {
  if (found === null || found.content === null || browser === null) return null
  const text = await platform.signing.unseal(purpose, found.content)
  if (text === null) return null
  const kept = keptSchema.parse(JSON.parse(text))
  if (kept.browser !== digestOf(browser)) return null
  return { userId: found.userId, value: schema.parse(kept.value) }
}
