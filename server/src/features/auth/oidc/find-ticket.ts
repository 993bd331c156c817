import { providerTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findToken } from '../one-time-tokens/redeem-token.ts'
import { type Ticket, ticketSchema } from './authorization-state.ts'
import { openForBrowser } from './browser-bound-state.ts'

/** Reads a ticket without using it. Throws `sign_in_over` if it is unknown, used, expired or of another browser. */
export async function findTicket(
  platform: Platform,
  ticket: string,
  browser: string | null,
): Promise<Ticket & { readonly userId: number }> {
  const purpose = 'provider_ticket'
  const found = await findToken(platform.database, purpose, ticket, platform.clock())
  const kept = await openForBrowser(platform, { purpose, browser, schema: ticketSchema }, found)
  if (!kept || kept.userId === null) throw new DomainError('sign_in_over', providerTexts.over)
  return { ...kept.value, userId: kept.userId }
}
