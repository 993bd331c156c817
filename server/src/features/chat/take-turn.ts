import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat'
import { idempotencyKeyMax } from '@parleykit/contract/limits'
import type { FastifyRequest } from 'fastify'
import { ApiError, networkOf } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitChat } from './admit-chat.ts'
import { beginTurn } from './begin-turn.ts'
import { followStoredTurn } from './live/follow-stored-turn.ts'
import { findLiveTurn } from './live/live-turns.ts'
import { runTurn } from './run-turn.ts'

/** Takes a visitor's message in and returns the events of its turn; a retry follows the turn that is there. */
export async function takeTurn(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  body: ChatRequest,
): Promise<AsyncGenerator<ChatEvent>> {
  const key = readIdempotencyKey(request)
  const visible = await admitChat(platform, request, botId, body)
  const begun = await beginTurn(platform, visible, {
    body,
    idempotencyKey: key,
    address: networkOf(request.ip),
  })
  if (begun.isNew) return runTurn(platform, visible, begun, body.message).follow()
  return findLiveTurn(platform, begun.turn.id)?.follow() ?? followStoredTurn(platform, begun.turn.id)
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
