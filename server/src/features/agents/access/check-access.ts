import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findVisibleAgent } from '../find-visible-agent.ts'
import { accessChecksByAddress } from '../throttle-rules.ts'
import { readKey } from './read-key.ts'

/** Whether a caller may chat with an agent, and whether its key is one of the agent's. Refuses no key: it is asked about. */
export async function checkAccess(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  preview: boolean,
): Promise<{ open: boolean; keyWorks: boolean }> {
  await platform.throttles.consume(accessChecksByAddress, networkOf(request.ip))
  const { agent, isPreview } = await findVisibleAgent(platform, request, botId, preview)
  if (isPreview) return { open: true, keyWorks: false }
  const key = await readKey(platform, agent, request)
  const keyWorks = key === 'publishable' || key === 'secret'
  return { open: keyWorks || agent.visibility === 'public', keyWorks }
}
