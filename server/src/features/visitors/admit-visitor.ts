import { visitorIdMax } from '@parleykit/contract/limits'
import type { FastifyRequest } from 'fastify'
import { ApiError, networkOf } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AdmittedCaller, admitCaller } from '../agents/index.ts'
import { isUnguessable } from './core/is-unguessable.ts'
import { readVisitorToken } from './read-visitor-token.ts'
import { visitsByAddress, visitsOfServer, visitsOfVisitor, visitsToAgent } from './throttle-rules.ts'
import { tokenRequired } from './token-required.ts'

/**
 * Whose conversations a caller may have: those of a token; those from before there were tokens of a visitorId that
 * can't be guessed; those of anybody, or of a visitorId that is named, with the agent's secret key.
 */
export type Visitor =
  | { readonly by: 'token'; readonly tokenId: string }
  | { readonly by: 'earlier-id'; readonly visitorId: string }
  | { readonly by: 'secret-key'; readonly visitorId: string | null }

export interface AdmittedVisitor extends AdmittedCaller {
  readonly visitor: Visitor
}

/** May this caller have conversations with an agent back, and whose? Throws the refusal. */
export async function admitVisitor(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  asked: { readonly preview?: boolean | undefined; readonly visitorId?: string | undefined },
): Promise<AdmittedVisitor> {
  const { throttles } = platform
  await throttles.consume(visitsByAddress, networkOf(request.ip))
  const caller = await admitCaller(platform, request, botId, asked.preview)
  await throttles.consume(visitsToAgent, String(caller.agent.id))
  const visitor = await findVisitor(platform, request, caller, asked.visitorId)
  if (visitor.by === 'secret-key') await throttles.consume(visitsOfServer, String(caller.agent.id))
  else {
    const key = visitor.by === 'token' ? visitor.tokenId : visitor.visitorId
    await throttles.consume(visitsOfVisitor, `${caller.agent.id}/${key}`)
  }
  return { ...caller, visitor }
}

async function findVisitor(
  platform: Platform,
  request: FastifyRequest,
  { agent, key }: AdmittedCaller,
  named: string | undefined,
): Promise<Visitor> {
  const visitorId = named ?? namedInHeader(request)
  if (key === 'secret') return { by: 'secret-key', visitorId }
  const token = await readVisitorToken(platform, request, agent)
  if (token.id !== null) return { by: 'token', tokenId: token.id }
  if (token.isSent) throw new ApiError('visitor_token_invalid', 'This X-Visitor-Token is not valid here.')
  if (visitorId !== null && isUnguessable(visitorId)) return { by: 'earlier-id', visitorId }
  throw tokenRequired()
}

function namedInHeader(request: FastifyRequest): string | null {
  const value = request.headers['x-visitor-id']
  const visitorId = typeof value === 'string' ? value.trim() : ''
  return visitorId !== '' && visitorId.length <= visitorIdMax ? visitorId : null
}
