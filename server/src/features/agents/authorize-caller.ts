import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { isOwnOrigin } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent, type VisibleAgent } from './base/find-visible-agent.ts'
import { isAllowedOrigin } from './core/is-allowed-origin.ts'
import { type KeyKind, requireValidKey } from './require-valid-key.ts'

export interface AuthorizedCaller extends VisibleAgent {
  readonly key: KeyKind
}

/** The agent of a request, if the caller's key and website may use it. */
export async function authorizeCaller(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  { botId, preview }: { readonly botId: string; readonly preview: boolean | undefined },
): Promise<AuthorizedCaller> {
  const visible = await findVisibleAgent(platform, request, botId, preview)
  if (visible.isPreview) return { ...visible, key: 'none' }
  const key = await requireValidKey({ platform, request }, visible.agent)
  const { origin } = request.headers
  // Browsers send the page's origin with all requests except reads, so a request without one comes from a program.
  const isProgram = origin === undefined && request.method !== 'GET' && request.method !== 'HEAD'
  if (isProgram && key === 'none' && visible.agent.allowedDomains.length > 0) {
    throw new DomainError('api_key_required', 'This agent needs an API key outside its allowed websites.')
  }
  if (
    !isOwnOrigin(request, platform.config.publicUrl) &&
    !isAllowedOrigin(origin, visible.agent.allowedDomains)
  ) {
    throw new DomainError('origin_not_allowed', "This website isn't allowed to use this agent.")
  }
  return { ...visible, key }
}
