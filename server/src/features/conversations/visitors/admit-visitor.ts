import { visitorIdMax } from '@parleykit/contract/base/request-headers'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { type AuthorizedCaller, authorizeCaller } from '../../agents/index.ts'
import { type Visitor, visitorThrottleKey } from './core/visitor-throttle-key.ts'
import { visitsByAddress, visitsOfServer, visitsOfVisitor, visitsToAgent } from './throttle-rules.ts'
import { verifyVisitorToken } from './verify-visitor-token.ts'

export interface AdmittedVisitor extends AuthorizedCaller {
  readonly visitor: Visitor
}

/** Decides whose conversations a caller may read back, or throws the refusal. A visitorId alone proves nothing. */
export async function admitVisitor(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  {
    botId,
    asked,
  }: {
    readonly botId: string
    readonly asked: { readonly preview?: boolean | undefined; readonly visitorId?: string | undefined }
  },
): Promise<AdmittedVisitor> {
  const { throttles } = platform
  await throttles.consume(visitsByAddress, networkOf(request.ip))
  const caller = await authorizeCaller({ platform, request }, { botId, preview: asked.preview })
  await throttles.consume(visitsToAgent, String(caller.agent.id))
  const visitor = await findVisitor(platform, request, caller, asked.visitorId)
  if (visitor.by === 'secret-key') await throttles.consume(visitsOfServer, String(caller.agent.id))
  else await throttles.consume(visitsOfVisitor, `${caller.agent.id}/${visitorThrottleKey(visitor)}`)
  return { ...caller, visitor }
}

async function findVisitor(
  platform: Platform,
  request: FastifyRequest,
  { agent, key }: AuthorizedCaller,
  named: string | undefined,
): Promise<Visitor> {
  if (key === 'secret') return { by: 'secret-key', visitorId: named ?? namedInHeader(request) }
  const token = await verifyVisitorToken({ platform, request }, agent)
  if (token.id !== null) return { by: 'token', tokenId: token.id }
  if (token.isSent) throw new DomainError('visitor_token_invalid', "This X-Visitor-Token isn't valid.")
  throw new DomainError(
    'visitor_token_required',
    'Send the visitorToken from the first reply in the X-Visitor-Token header.',
  )
}

function namedInHeader(request: FastifyRequest): string | null {
  const value = request.headers['x-visitor-id']
  const visitorId = typeof value === 'string' ? value.trim() : ''
  return visitorId !== '' && visitorId.length <= visitorIdMax ? visitorId : null
}
