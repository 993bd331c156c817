import type { Answerer } from '@parleykit/contract/answerer'
import { careTexts } from '@parleykit/contract/care-texts'
import { isWithinOfficeHours } from '@parleykit/contract/is-within-office-hours'
import { takeoverTexts } from '@parleykit/contract/takeover-texts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdAgent } from '../agents/index.ts'
import { conversations, findVisitorConversation, openToVisitor } from '../conversations/index.ts'
import { type AdmittedVisitor, keyOfVisitor } from '../visitors/index.ts'
import { answererOf } from './core/answerer-of.ts'
import { silenceFrom } from './core/silence-from.ts'
import { requestCall } from './request-call.ts'
import { tellOfTakeover } from './tell-of-takeover.ts'
import { requestsByVisitor, requestsToAgent } from './throttle-rules.ts'

/** Asks for a person in a visitor's own conversation: the agent is silent from now on. Who has asked already goes on waiting. */
export async function askForPerson(
  platform: Platform,
  visitor: AdmittedVisitor,
  conversationId: number,
): Promise<Answerer> {
  const { agent } = visitor
  if (!agent.allowsTakeover) throw new DomainError('nobody_there', takeoverTexts.nobodyThere)
  // Only what is the caller's own may use up what others have in common.
  await findVisitorConversation(platform.database, visitor, conversationId)
  await slowDown(platform, visitor)
  const now = platform.clock()
  if (!isWithinOfficeHours(agent.officeHours, now)) {
    throw new DomainError('nobody_there', agent.officeHours?.text || careTexts.outsideOfficeHours)
  }
  const own = and(eq(conversations.id, conversationId), openToVisitor(visitor))
  const { answerer, isNew } = await platform.database.transaction(async (transaction) => {
    await holdAgent(transaction, agent.id)
    const [conversation] = await transaction.select().from(conversations).where(own).for('no key update')
    if (!conversation) throw notFound('Conversation')
    const before = answererOf(conversation, now)
    if (before.state !== 'agent') return { answerer: before, isNew: false }
    const asked = { askedAt: now, personId: null, personName: null, silentUntil: silenceFrom(now) }
    await transaction.update(conversations).set(asked).where(own)
    await requestCall(platform, transaction, conversation, now)
    return { answerer: answererOf(asked, now), isNew: true }
  })
  if (isNew) tellOfTakeover(platform, { id: conversationId, agentId: agent.id, ownerId: agent.ownerId })
  return answerer
}

/** An owner's server asks for many visitors. */
async function slowDown({ throttles }: Platform, { agent, visitor }: AdmittedVisitor): Promise<void> {
  if (visitor.by !== 'secret-key') {
    await throttles.consume(requestsByVisitor, `${agent.id}/${keyOfVisitor(visitor)}`)
  }
  await throttles.consume(requestsToAgent, String(agent.id))
}
