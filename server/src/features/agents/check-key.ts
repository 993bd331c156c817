import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'
import { hashSecretKey } from './hash-secret-key.ts'
import type { AgentRow } from './tables.ts'

/** Which of an agent's keys a call carries. */
export type KeyKind = 'none' | 'publishable' | 'secret'

/** A key is optional for a public agent, but a wrong one is always refused. */
export function checkKey(agent: AgentRow, request: FastifyRequest): KeyKind {
  const key = presentedKey(request)
  if (key === null) {
    if (agent.visibility === 'public') return 'none'
    throw new ApiError('api_key_required', 'This agent needs an API key.')
  }
  if (isSame(key, agent.apiKey)) return 'publishable'
  if (agent.secretKeyHash !== null && isSame(hashSecretKey(key), agent.secretKeyHash)) return 'secret'
  throw new ApiError('api_key_invalid', 'This API key is not valid for this agent.')
}

function presentedKey(request: FastifyRequest): string | null {
  const header = request.headers['x-api-key']
  if (typeof header === 'string' && header !== '') return header
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
