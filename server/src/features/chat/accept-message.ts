import { idempotencyKeyMax } from '@parleykit/contract/base/request-headers'
import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat/chat'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf } from '../../platform/throttles/index.ts'
import type { EarlierMessage } from '../conversations/index.ts'
import { attachPictures, requirePictures } from '../conversations/pictures/index.ts'
import { issueVisitorToken } from '../conversations/visitors/index.ts'
import { admitChat } from './admit-chat.ts'
import { beginTurn } from './begin-turn.ts'
import type { StreamPlace } from './core/stream-position.ts'
import { followTurn } from './live/follow-turn.ts'
import { notifyTurnChange } from './notify-turn-change.ts'
import { resolveChatVisitor } from './resolve-chat-visitor.ts'
import { runTurn } from './run-turn.ts'

/** The events of a turn, starting at a place. */
export interface TurnStream extends StreamPlace {
  readonly events: AsyncGenerator<ChatEvent>
}

interface Taking {
  /** Earlier messages of the conversation as the caller sends them, oldest first. They give the message its context. */
  readonly unverifiedHistory?: readonly EarlierMessage[]
  /** For a retry, the place up to which the caller has read the turn. */
  readonly last?: StreamPlace | null
  /** This server made the visitorId for a program, which may continue its conversations. */
  readonly isMadeHere?: boolean
}

/** Accepts a visitor's message and returns the events of its turn. A retry follows the existing turn. */
export async function acceptMessage(
  platform: Platform,
  request: FastifyRequest,
  botId: string,
  body: ChatRequest,
  { unverifiedHistory, last, isMadeHere = false }: Taking = {},
): Promise<TurnStream> {
  const startedAt = performance.now()
  const key = readIdempotencyKey(request)
  const caller = await admitChat({ platform, request }, { botId, body })
  const visitor = await resolveChatVisitor(platform, request, caller, {
    visitorId: body.visitorId,
    isMadeHere,
  })
  const { agent } = caller
  const pictures = { agentId: agent.id, pictureIds: body.pictureIds ?? [] }
  const hasPictures = pictures.pictureIds.length > 0
  if (hasPictures) await requirePictures(platform.database, pictures)
  const address = networkOf(request.ip)
  const begun = await beginTurn(platform, {
    visible: caller,
    visitor,
    incoming: {
      body,
      idempotencyKey: key,
      address,
    },
  })
  if (begun.isNew && hasPictures)
    await attachPictures(platform.database, { ...pictures, messageId: begun.turn.questionId })
  const visitorToken =
    begun.tokenId === null ? null : issueVisitorToken(platform, { agent, tokenId: begun.tokenId })
  const { id } = begun.turn
  const place = last?.responseId === id ? last : { responseId: id, position: 0 as const }
  if (begun.isNew && begun.isSilent) notifyTurnChange(platform, caller)
  else if (begun.isNew) {
    const { message, language: pageLanguage } = body
    const isProgram = unverifiedHistory !== undefined || isMadeHere
    const throttleKey = isProgram
      ? null
      : visitor.isServer
        ? `visitor ${visitor.visitorId}`
        : `network ${address}`
    const ip = visitor.isServer ? null : request.ip
    runTurn(platform, {
      visible: caller,
      begun,
      asked: { message, unverifiedHistory, pageLanguage, throttleKey, ip, hasPictures, startedAt },
    })
  }
  return { ...place, events: withToken(followTurn(platform, place), visitorToken) }
}

/** Adds the token to the event with the ids. The token is the caller's own and is never stored. */
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
    throw new DomainError(
      'validation_failed',
      `The Idempotency-Key cannot exceed ${idempotencyKeyMax} characters`,
    )
  }
  return value
}
