import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { findVisibleAgent } from '../base/find-visible-agent.ts'
import type { AgentRow } from '../base/tables.ts'
import { accessChecksByAddress } from '../base/throttle-rules.ts'
import { classifyPresentedKey, type KeyClass } from './classify-presented-key.ts'

export interface InspectedAccess {
  readonly agent: AgentRow
  /** Whether a member of its workspace calls, who needs no key. */
  readonly isPreview: boolean
  readonly key: KeyClass
  /** Whether the caller may chat. */
  readonly open: boolean
}

/**
 * Checks a caller's key for an agent, and whether the caller may chat with it. It reports a wrong key and doesn't
 * refuse it.
 */
export async function inspectAccess(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  preview: boolean,
): Promise<InspectedAccess> {
  await platform.throttles.consume(accessChecksByAddress, networkOf(request.ip))
  const { agent, isPreview } = await findVisibleAgent(platform, request, botId, preview)
  if (isPreview) return { agent, isPreview, key: 'none', open: true }
  const key = await classifyPresentedKey(platform, agent, request)
  return { agent, isPreview, key, open: isKeyOfAgent(key) || agent.visibility === 'public' }
}

/** Whether calls with this key are answered. */
export function isKeyOfAgent(key: KeyClass): boolean {
  return key === 'publishable' || key === 'secret'
}
