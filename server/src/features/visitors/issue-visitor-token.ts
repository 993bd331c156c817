import { visitorTokenDays } from '@parleykit/contract/limits'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { tokenKind } from './core/token-kind.ts'

/** The token that opens the conversations of `tokenId` with an agent. Each one holds anew from the day it is made. */
export function issueVisitorToken(platform: Platform, agent: AgentRow, tokenId: string): Promise<string> {
  const claim = { kind: tokenKind, audience: agent.publicId, subject: tokenId }
  return platform.signing.sign(claim, visitorTokenDays)
}
