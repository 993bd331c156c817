import { visitorTokenHeader } from '@parleykit/contract/base/request-headers'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { parseTokenSubject } from './core/identified-visitor.ts'
import { visitorTokenKind } from './core/visitor-token-kind.ts'

export interface VerifiedVisitorToken {
  /** Whether the request carries any token, valid or not. */
  readonly isSent: boolean
  /** The token's id, which marks its conversations; null if none was sent or it isn't valid for this agent. */
  readonly id: string | null
}

/** Reads the visitor token of a request. */
export async function verifyVisitorToken(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  agent: AgentRow,
): Promise<VerifiedVisitorToken> {
  const token = request.headers[visitorTokenHeader]
  if (typeof token !== 'string' || token === '') return { isSent: false, id: null }
  const subject = platform.signing.verify(token, { kind: visitorTokenKind, audience: agent.publicId })
  return { isSent: true, id: subject === null ? null : parseTokenSubject(subject, agent.identitySecretId) }
}
