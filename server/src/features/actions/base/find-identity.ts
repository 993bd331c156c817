import { actionProofMinutes } from '@parleykit/contract/actions/limits'
import { and, desc, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findVisitorDetails } from '../../conversations/index.ts'
import { identifiedVisitorOf } from '../../conversations/visitors/index.ts'
import { type Identity, nobody } from '../core/identity.ts'
import { emailProofs } from './tables.ts'

interface Asked {
  readonly agentId: number
  readonly conversationId: number
  /** ID of the visitor token that came with this request; null for none. A conversation's own token proves nothing. */
  readonly tokenId: string | null
}

/** What is proved about the sender of a request, for actions. */
export async function findIdentity(
  platform: Pick<Platform, 'database' | 'clock'>,
  { agentId, conversationId, tokenId }: Asked,
): Promise<Identity> {
  if (tokenId === null) return nobody
  const id = identifiedVisitorOf(tokenId)
  const told = id === null ? undefined : await findVisitorDetails(platform, { agentId, tokenId })
  const { email = null, name = null, attributes = {} } = told ?? {}
  if (email !== null) return { id, email, name, attributes, emailProvedAt: null }
  const earliest = new Date(platform.clock().getTime() - actionProofMinutes * 60_000)
  const [proof] = await platform.database
    .select({ email: emailProofs.email, provedAt: emailProofs.provedAt })
    .from(emailProofs)
    .where(
      and(
        eq(emailProofs.conversationId, conversationId),
        eq(emailProofs.tokenId, tokenId),
        gt(emailProofs.provedAt, earliest),
      ),
    )
    .orderBy(desc(emailProofs.provedAt))
    .limit(1)
  return { id, email: proof?.email ?? null, name, attributes, emailProvedAt: proof?.provedAt ?? null }
}
