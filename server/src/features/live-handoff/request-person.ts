import type { Answerer } from '@parleykit/contract/chat/answerer'
import { and, eq, type SQL } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, lockAgent } from '../agents/index.ts'
import { conversations } from '../conversations/index.ts'
import { answererOf } from './core/answerer-of.ts'
import { silenceFrom } from './core/silence-from.ts'
import { requestCall } from './request-call.ts'
import { tellOfTakeover } from './tell-of-takeover.ts'

interface Request {
  readonly agent: AgentRow
  readonly conversationId: number
  /** A further condition on the conversation. */
  readonly where?: SQL | undefined
}

/**
 * Requests a person in a conversation; the agent is silent from now on. A visitor who has already asked keeps waiting.
 */
export async function requestPerson(platform: Platform, request: Request): Promise<Answerer> {
  const { agent, conversationId, where } = request
  const now = platform.clock()
  const own = and(eq(conversations.id, conversationId), eq(conversations.agentId, agent.id), where)
  const { answerer, isNew } = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    const [conversation] = await transaction.select().from(conversations).where(own).for('no key update')
    if (!conversation) throw notFound('Conversation')
    const before = answererOf(conversation, now)
    if (before.state !== 'agent') return { answerer: before, isNew: false }
    const asked = { askedAt: now, personId: null, personName: null, silentUntil: silenceFrom(now) }
    await transaction.update(conversations).set(asked).where(own)
    await requestCall({ platform, transaction }, { input: conversation, askedAt: now })
    return { answerer: answererOf(asked, now), isNew: true }
  })
  if (isNew) tellOfTakeover(platform, { id: conversationId, agentId: agent.id, ownerId: agent.ownerId })
  return answerer
}
