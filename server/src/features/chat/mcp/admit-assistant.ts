import { mcpTexts } from '@parleykit/contract/chat/mcp/mcp'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { type AuthorizedCaller, authorizeCaller } from '../../agents/index.ts'
import { isKnownOrigin } from './core/is-known-origin.ts'
import { messagesByAddress } from './throttle-rules.ts'

/** Admits an assistant to an agent if its key is allowed and, for a web page, its origin too. */
export async function admitAssistant(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  botId: string,
): Promise<AuthorizedCaller> {
  await platform.throttles.consume(messagesByAddress, networkOf(request.ip))
  if (request.headers['mcp-session-id'] !== undefined) throw new DomainError('not_found', mcpTexts.noSessions)
  const caller = await authorizeCaller({ platform, request }, { botId, preview: false })
  const { publicUrl } = platform.config
  const hosts = { host: request.host, publicUrl, domains: caller.agent.allowedDomains }
  if (!isKnownOrigin(request.headers.origin, hosts)) {
    throw new DomainError('origin_not_allowed', "This website isn't allowed to use this agent.")
  }
  return caller
}
