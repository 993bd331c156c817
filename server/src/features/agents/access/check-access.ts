import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { findVisibleAgent } from '../base/find-visible-agent.ts'
import type { AgentRow } from '../base/tables.ts'
import { accessChecksByAddress } from '../base/throttle-rules.ts'
import { type PresentedKey, readKey } from './read-key.ts'

export interface CheckedAccess {
  readonly agent: AgentRow
  /** By somebody of its workspace, who needs no key. */
  readonly isPreview: boolean
  readonly key: PresentedKey
  /** Whether the caller may chat. */
  readonly open: boolean
}

/** What a caller's key is to an agent, and whether it may chat with it. Refuses no key: it is asked about. */
export async function checkAccess(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  preview: boolean,
): Promise<CheckedAccess> {
  await platform.throttles.consume(accessChecksByAddress, networkOf(request.ip))
  const { agent, isPreview } = await findVisibleAgent(platform, request, botId, preview)
  if (isPreview) return { agent, isPreview, key: 'none', open: true }
  const key = await readKey(platform, agent, request)
  return { agent, isPreview, key, open: isKeyOfAgent(key) || agent.visibility === 'public' }
}

/** Whether calls with it are answered. */
export function isKeyOfAgent(key: PresentedKey): boolean {
  return key === 'publishable' || key === 'secret'
}
