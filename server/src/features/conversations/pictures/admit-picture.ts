import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { type AgentRow, authorizeCaller } from '../../agents/index.ts'
import { verifyVisitorToken } from '../visitors/index.ts'
import { picturesByAddress, picturesByVisitor, picturesToAgent } from './throttle-rules.ts'

/** May this caller upload a picture for the agent now? Throws the refusal, or returns the agent. */
export async function admitPicture(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  { botId, preview }: { readonly botId: string; readonly preview: boolean },
): Promise<AgentRow> {
  const { throttles } = platform
  await throttles.consume(picturesByAddress, networkOf(request.ip))
  const { agent } = await authorizeCaller({ platform, request }, { botId, preview })
  if (!agent.takesPictures) throw new DomainError('validation_failed', 'This agent takes no pictures.')
  const { id: tokenId } = await verifyVisitorToken({ platform, request }, agent)
  if (tokenId !== null) await throttles.consume(picturesByVisitor, `${agent.id}/${tokenId}`)
  await throttles.consume(picturesToAgent, String(agent.id))
  return agent
}
