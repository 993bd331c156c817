import type { Answerer } from '@parleykit/contract/chat/answerer'
import type { TransactionContext } from '../../../platform/context.ts'
import { and, eq, type SQL } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AgentRow, lockAgent } from '../../agents/index.ts'
import { type ConversationRow, conversations } from '../../conversations/index.ts'
import { answererOf } from './core/current-answerer.ts'
import { liveHandoffExpiry } from './core/live-handoff-expiry.ts'
import { emailHandoffRequestJob } from './jobs.ts'
import { notifyLiveHandoffChange } from './notify-live-handoff-change.ts'

interface Request {
  readonly agent: AgentRow
  readonly conversationId: number
  /** A further condition on the conversation. */
  readonly where?: SQL | undefined
}

/**
 * Requests a person in a conversation; the agent is silent from now on. A visitor who has already asked keeps waiting.
 */
export async function requestHandoff(platform: Platform, request: Request): Promise<Answerer> {
  const { agent, conversationId, where } = request
  const now = platform.clock()
  const own = and(eq(conversations.id, conversationId), eq(conversations.agentId, agent.id), where)
  const { answerer, isNew } = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    const [conversation] = await transaction.select().from(conversations).where(own).for('no key update')
    if (!conversation) throw notFound('Conversation')
    const before = answererOf(conversation, now)
    if (before.state !== 'agent') return { answerer: before, isNew: false }
    const asked = { askedAt: now, personId: null, personName: null, silentUntil: liveHandoffExpiry(now) }
    await transaction.update(conversations).set(asked).where(own)
    await requestCall({ platform, transaction }, { input: conversation, askedAt: now })
    return { answerer: answererOf(asked, now), isNew: true }
  })
  if (isNew)
    notifyLiveHandoffChange(platform, { id: conversationId, agentId: agent.id, ownerId: agent.ownerId })
  return answerer
}

/** Members with an open dashboard have joined by then, or at least seen the request. */
const waitSeconds = 60

/** Schedules a mail to the workspace in case nobody joins: once for each conversation, if mail is configured. */
async function requestCall(
  { platform: { mail, jobs }, transaction }: TransactionContext,
  { input: { id, isTest, calledAt }, askedAt }: { readonly input: ConversationRow; readonly askedAt: Date },
): Promise<void> {
  if (!mail.isOn || isTest || calledAt !== null) return
  const call = { conversationId: id, askedAt: askedAt.toISOString() }
  await jobs.send(transaction, emailHandoffRequestJob, call, { afterSeconds: waitSeconds })
}
