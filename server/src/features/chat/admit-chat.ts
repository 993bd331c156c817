import { systemTier } from '@parleykit/contract/billing/plans'
import type { ChatRequest } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import { type AuthorizedCaller, authorizeCaller } from '../agents/index.ts'
import { questionLanguage } from '../answering/index.ts'
import { messagesByAddress, messagesByVisitor, messagesToAgent, previewsByOwner } from './throttle-rules.ts'

/** May this caller talk to the agent now? Throws the refusal, or returns the agent. */
export async function admitChat(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  { botId, body }: { readonly botId: string; readonly body: ChatRequest },
): Promise<AuthorizedCaller> {
  const caller = await authorizeCaller({ platform, request }, { botId, preview: body.preview })
  const { agent, isPreview } = caller
  if (!isPreview && agent.status === 'maintenance') {
    const { paused } = visitorTexts(questionLanguage(body.message, [], [], body.language))
    throw new DomainError('agent_paused', paused)
  }
  if (isPreview) {
    await platform.throttles.consume(previewsByOwner, String(agent.ownerId))
    return caller
  }
  // Messages to the product's own agent are counted apart, so they don't use up the limit for other agents.
  const ownCount = caller.ownerTier === systemTier ? 'system ' : ''
  await platform.throttles.consume(messagesByAddress, ownCount + networkOf(request.ip))
  await platform.throttles.consume(messagesByVisitor, `${agent.id}/${body.visitorId}`)
  await platform.throttles.consume(messagesToAgent, String(agent.id))
  return caller
}
