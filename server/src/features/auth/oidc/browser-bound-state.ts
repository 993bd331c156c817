import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../base/token.ts'
import { issueToken, type OneTimeTokenPurpose } from '../one-time-tokens/issue-token.ts'
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts'

/** How long an authorization at the provider may take, and how long its response may wait. */
export const authorizationMs = 10 * 60 * 1000

interface BoundState<Value> {
  readonly purpose: OneTimeTokenPurpose
  readonly userId: number | null
  /** The browser's cookie value. */
  readonly browser: string
  readonly value: Value
}

const boundStateSchema = z.object({ browser: z.string(), value: z.unknown() })

const digestOf = (browser: string) => hashToken(browser).toString('base64url')

/** Keeps sealed content for ten minutes. Only the same browser can redeem it, once. Returns its token. */
export async function storeForBrowser(platform: Platform, state: BoundState<object>): Promise<string> {
  const { purpose, userId, browser, value } = state
  const content = await platform.signing.seal(purpose, JSON.stringify({ browser: digestOf(browser), value }))
  return issueToken(platform.database, {
    purpose,
    userId,
    content,
    lifetimeMs: authorizationMs,
    now: platform.clock(),
  })
}

/** The content kept under a token. Null for another browser, or if there is none. */
export async function openForBrowser<Schema extends z.ZodType>(
  platform: Platform,
  { purpose, browser, schema }: { purpose: OneTimeTokenPurpose; browser: string | null; schema: Schema },
  found: RedeemedToken | null,
): Promise<{ userId: number | null; value: z.output<Schema> } | null> {
  if (found === null || found.content === null || browser === null) return null
  const text = await platform.signing.unseal(purpose, found.content)
  if (text === null) return null
  const state = boundStateSchema.parse(JSON.parse(text))
  if (state.browser !== digestOf(browser)) return null
  return { userId: found.userId, value: schema.parse(state.value) }
}
