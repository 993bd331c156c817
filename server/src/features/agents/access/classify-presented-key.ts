import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashKey } from '../base/hash-key.ts'
import { type AgentRow, retiredKeys } from '../base/tables.ts'
import { presentedKey } from './presented-key.ts'
import { recordRetiredKeyUse } from './record-retired-key-use.ts'

/**
 * The kind of a call's key for an agent: an `ended` key was the agent's but no longer works, an `unknown` one never
 * was.
 */
export type KeyClass = 'none' | 'publishable' | 'secret' | 'ended' | 'unknown'

/** Reads the key that a call carries. Records the use of a replaced key for the owner. */
export async function classifyPresentedKey(
  platform: Platform,
  agent: AgentRow,
  request: FastifyRequest,
): Promise<KeyClass> {
  const key = presentedKey(request)
  if (key === null) return 'none'
  if (isSame(key, agent.apiKey) || (agent.linkKey !== null && isSame(key, agent.linkKey))) {
    return 'publishable'
  }
  const keyHash = hashKey(key)
  if (agent.secretKeyHash !== null && isSame(keyHash, agent.secretKeyHash)) return 'secret'
  const [retired] = await platform.database
    .select()
    .from(retiredKeys)
    .where(and(eq(retiredKeys.agentId, agent.id), eq(retiredKeys.keyHash, keyHash)))
  if (!retired) return 'unknown'
  await recordRetiredKeyUse(platform, agent, retired, request)
  return retired.endsAt > platform.clock() ? 'publishable' : 'ended'
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
