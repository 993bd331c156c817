import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { classifyPresentedKey } from './access/classify-presented-key.ts'
import type { AgentRow } from './base/tables.ts'

/** The kind of an agent's key that a call carries. */
export type KeyKind = 'none' | 'publishable' | 'secret'

/**
 * A key is optional for a public agent, but a wrong key is always refused. A replaced key counts as none after its
 * grace period, so that websites with an old snippet still work with public agents.
 */
export async function requireValidKey(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  agent: AgentRow,
): Promise<KeyKind> {
  const key = await classifyPresentedKey(platform, agent, request)
  if (key === 'publishable' || key === 'secret') return key
  if (key !== 'unknown' && agent.visibility === 'public') return 'none'
  if (key === 'none') throw new DomainError('api_key_required', 'This agent needs an API key.')
  throw new DomainError('api_key_invalid', "This API key isn't valid for this agent.")
}
