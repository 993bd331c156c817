import { and, eq, gt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { visitorDetails } from './base/tables.ts'
import type { IdentityDetails } from './visitors/index.ts'

/** What an owner's website told about the person of a visitor token. Undefined if it told nothing. */
export async function findVisitorDetails(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { agentId, tokenId }: { readonly agentId: number; readonly tokenId: string },
): Promise<IdentityDetails | undefined> {
  const [found] = await database
    .select()
    .from(visitorDetails)
    .where(
      and(
        eq(visitorDetails.agentId, agentId),
        eq(visitorDetails.tokenId, tokenId),
        gt(visitorDetails.expiresAt, clock()),
      ),
    )
  return found
}
