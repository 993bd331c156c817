import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, openIdentitySecret } from '../agents/index.ts'
import { type ReadIdentity, verifyIdentity } from './identity/verify-identity.ts'

/** Reads from a token of the owner's server who a visitor of an agent is. */
export async function readIdentity(
  platform: Platform,
  { agent, token }: { readonly agent: AgentRow; readonly token: string },
): Promise<ReadIdentity> {
  const secret = await openIdentitySecret(platform, agent)
  if (secret === null) return { problem: 'not_set_up' }
  return verifyIdentity(token, { secret, publicId: agent.publicId, now: platform.clock() })
}
