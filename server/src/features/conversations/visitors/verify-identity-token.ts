import type { Platform } from '../../../platform/platform.ts'
import { type AgentRow, openIdentitySecret } from '../../agents/index.ts'
import { type VerifiedIdentity, verifyIdentityJwt } from './identity/verify-identity-jwt.ts'

/** Reads from a token of the owner's server who a visitor of an agent is. */
export async function verifyIdentityToken(
  platform: Platform,
  { agent, token }: { readonly agent: AgentRow; readonly token: string },
): Promise<VerifiedIdentity> {
  const secret = await openIdentitySecret(platform, agent)
  if (secret === null) return { problem: 'not_set_up' }
  return verifyIdentityJwt(token, { secret, publicId: agent.publicId, now: platform.clock() })
}
