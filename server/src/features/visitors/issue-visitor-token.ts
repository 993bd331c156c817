import { knownVisitorTokenDays, visitorTokenDays } from '@parleykit/contract/limits'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { personOf, personSubject } from './core/person-token.ts'
import { tokenKind } from './core/token-kind.ts'

/** The token that opens the conversations of `tokenId` with an agent. Each one holds anew from the day it is made. */
export function issueVisitorToken(platform: Platform, agent: AgentRow, tokenId: string): string {
  const claim = { kind: tokenKind, audience: agent.publicId }
  if (personOf(tokenId) === null)
    return platform.signing.sign({ ...claim, subject: tokenId }, visitorTokenDays)
  const subject = personSubject(agent.identitySecretId ?? '', tokenId)
  return platform.signing.sign({ ...claim, subject }, knownVisitorTokenDays)
}
