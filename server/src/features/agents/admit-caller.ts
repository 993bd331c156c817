import type { FastifyRequest } from 'fastify'
import { ApiError, isOwnOrigin } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkKey, type KeyKind } from './check-key.ts'
import { isAllowedOrigin } from './core/is-allowed-origin.ts'
import { findVisibleAgent, type VisibleAgent } from './find-visible-agent.ts'

export interface AdmittedCaller extends VisibleAgent {
  readonly key: KeyKind
}

/** The agent that a caller asks for, if its key and its page may use it. */
export async function admitCaller(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  preview: boolean | undefined,
): Promise<AdmittedCaller> {
  const visible = await findVisibleAgent(platform, request, botId, preview)
  if (visible.isPreview) return { ...visible, key: 'none' }
  const key = await checkKey(platform, visible.agent, request)
  if (
    !isOwnOrigin(request, platform.config.publicUrl) &&
    !isAllowedOrigin(request.headers.origin, visible.agent.allowedDomains)
  ) {
    throw new ApiError('origin_not_allowed', 'This website may not use this agent.')
  }
  return { ...visible, key }
}
