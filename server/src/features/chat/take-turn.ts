import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat'
import { idempotencyKeyMax } from '@parleykit/contract/limits'
import type { FastifyRequest } from 'fastify'
import { ApiError, networkOf } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import type { EarlierMessage } from '../conversations/index.ts'
import { issueVisitorToken } from '../visitors/index.ts'
import { admitChat } from './admit-chat.ts'
import { type BegunTurn, beginTurn } from './begin-turn.ts'
import { identifyVisitor } from './identify-visitor.ts'
import { followStoredTurn } from './live/follow-stored-turn.ts'
import { findLiveTurn } from './live/live-turns.ts'
import { type Asked, runTurn } from './run-turn.ts'

/**
 * Takes a visitor's message in and returns the events of its turn; a retry follows the turn that is there. Where the
 * caller tells of the conversation before it (`told`, oldest first), that is what the message is understood by.
 */
export async function takeTurn(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  body: ChatRequest,
  told?: readonly EarlierMessage[],
): Promise<AsyncGenerator<ChatEvent>> {
  const key = readIdempotencyKey(request)
  const caller = await admitChat(platform, request, botId, body)
  const visitor = await identifyVisitor(platform, request, caller, body.visitorId)
  const begun = await beginTurn(platform, caller, visitor, {
    body,
    idempotencyKey: key,
    address: networkOf(request.ip),
  })
  const { agent } = caller
  const visitorToken = begun.tokenId === null ? null : await issueVisitorToken(platform, agent, begun.tokenId)
  return withToken(follow(platform, caller, begun, { message: body.message, told }), visitorToken)
}

function follow(platform: Platform, visible: VisibleAgent, begun: BegunTurn, asked: Asked) {
  if (begun.isNew) return runTurn(platform, visible, begun, asked).follow()
  return findLiveTurn(platform, begun.turn.id)?.follow() ?? followStoredTurn(platform, begun.turn.id)
}

/** The token goes with the ids; it is the caller's own, and never stored. */
async function* withToken(
  events: AsyncGenerator<ChatEvent>,
  visitorToken: string | null,
): AsyncGenerator<ChatEvent> {
  for await (const event of events) {
    const isFirst = event.conversationId !== undefined
    yield isFirst && visitorToken !== null ? { ...event, visitorToken } : event
  }
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const value = request.headers['idempotency-key']
  if (typeof value !== 'string' || value === '') return null
  if (value.length > idempotencyKeyMax) {
    throw new ApiError(
      'validation_failed',
      `The Idempotency-Key cannot exceed ${idempotencyKeyMax} characters`,
    )
  }
  return value
}
