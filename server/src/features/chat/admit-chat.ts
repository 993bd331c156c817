import { timingSafeEqual } from 'node:crypto'
import type { ChatRequest } from '@parleykit/contract/chat'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import type { FastifyRequest } from 'fastify'
import { ApiError, isOwnOrigin, networkOf } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, findVisibleAgent, type VisibleAgent } from '../agents/index.ts'
import { questionLanguage } from '../answering/index.ts'
import { isAllowedOrigin } from './core/is-allowed-origin.ts'
import { messagesByAddress, messagesByVisitor, messagesToAgent, previewsByOwner } from './throttle-rules.ts'

/** May this caller talk to the agent now? Throws the refusal, or returns the agent. */
export async function admitChat(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  body: ChatRequest,
): Promise<VisibleAgent> {
  const visible = await findVisibleAgent(platform, request, botId, body.preview)
  const { agent, isPreview } = visible
  if (!isPreview) {
    checkKey(agent, presentedKey(request))
    if (
      !isOwnOrigin(request, platform.config.publicUrl) &&
      !isAllowedOrigin(request.headers.origin, agent.allowedDomains)
    ) {
      throw new ApiError('origin_not_allowed', 'This website may not use this agent.')
    }
    if (agent.status === 'maintenance') {
      const { paused } = visitorTexts(questionLanguage(body.message, [], []))
      throw new ApiError('agent_paused', paused)
    }
  }
  if (isPreview) {
    await platform.throttles.consume(previewsByOwner, String(agent.ownerId))
    return visible
  }
  await platform.throttles.consume(messagesByAddress, networkOf(request.ip))
  await platform.throttles.consume(messagesByVisitor, `${agent.id}/${body.visitorId}`)
  await platform.throttles.consume(messagesToAgent, String(agent.id))
  return visible
}

function presentedKey(request: FastifyRequest): string | null {
  const header = request.headers['x-api-key']
  if (typeof header === 'string' && header !== '') return header
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** A key is optional for a public agent, but a wrong one is always refused. */
function checkKey(agent: AgentRow, key: string | null): void {
  if (key === null) {
    if (agent.visibility === 'public') return
    throw new ApiError('api_key_required', 'This agent needs an API key.')
  }
  const given = Buffer.from(key)
  const right = Buffer.from(agent.apiKey)
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new ApiError('api_key_invalid', 'This API key is not valid for this agent.')
  }
}
