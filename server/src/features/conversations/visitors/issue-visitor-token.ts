import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { identifiedSubject, identifiedVisitorOf, knownVisitorTokenDays } from './core/identified-visitor.ts'
import { visitorTokenKind } from './core/visitor-token-kind.ts'

/** Days that a visitor token is valid after the last reply. */
const visitorTokenDays = 400

/** Issues the token that opens the conversations of `tokenId` with an agent. Its lifetime starts when it is issued. */
export function issueVisitorToken(
  platform: Platform,
  { agent, tokenId }: { readonly agent: AgentRow; readonly tokenId: string },
): string {
  const claim = { kind: visitorTokenKind, audience: agent.publicId }
  if (identifiedVisitorOf(tokenId) === null)
    return platform.signing.sign({ ...claim, subject: tokenId }, visitorTokenDays)
  const subject = identifiedSubject(agent.identitySecretId ?? '', tokenId)
  return platform.signing.sign({ ...claim, subject }, knownVisitorTokenDays)
}
