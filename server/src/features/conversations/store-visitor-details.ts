import { and, eq, lte, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { visitorDetails } from './base/tables.ts'
import { type IdentityDetails, knownVisitorTokenDays } from './visitors/index.ts'

interface Told {
  readonly agentId: number
  readonly tokenId: string
  readonly details: IdentityDetails
  readonly signedAt: Date
}

/** Replaces what is known about a person by what a newer identity token tells. An older token changes nothing. */
export async function storeVisitorDetails(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { agentId, tokenId, details, signedAt }: Told,
): Promise<void> {
  const { email, name, attributes } = details
  if (email === null && name === null && Object.keys(attributes).length === 0) {
    const older = lte(visitorDetails.signedAt, signedAt)
    await database
      .delete(visitorDetails)
      .where(and(eq(visitorDetails.agentId, agentId), eq(visitorDetails.tokenId, tokenId), older))
    return
  }
  const expiresAt = new Date(clock().getTime() + knownVisitorTokenDays * 24 * 3600_000)
  const set = { email, name, attributes, signedAt, expiresAt }
  await database
    .insert(visitorDetails)
    .values({ agentId, tokenId, ...set })
    .onConflictDoUpdate({
      target: [visitorDetails.agentId, visitorDetails.tokenId],
      set,
      setWhere: lte(visitorDetails.signedAt, sql`excluded.signed_at`),
    })
}
