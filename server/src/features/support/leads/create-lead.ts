import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import type { LeadInput } from '@parleykit/contract/support/leads/leads'
import { leadsOfConversationMax } from '@parleykit/contract/support/leads/limits'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { lockAgent } from '../../agents/index.ts'
import {
  type ConversationRow,
  conversations,
  findVisitorConversation,
  readableByVisitor,
} from '../../conversations/index.ts'
import { type AdmittedVisitor, visitorThrottleKey } from '../../conversations/visitors/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordWebhookEvent } from '../../webhooks/index.ts'
import { requiredConsent } from './core/required-consent.ts'
import { emailLead } from './email-lead.ts'
import { type LeadRow, leads } from './tables.ts'
import { leadsByAddress, leadsByVisitor, leadsToAgent } from './throttle-rules.ts'
import { toLead } from './to-lead.ts'

/**
 * Stores the address that a visitor leaves in their own conversation, and notifies the owner by webhook and mail. If
 * the address was left before, its details are replaced. If nothing changes, nobody is notified.
 */
export async function createLead(
  {
    platform,
    visitor,
  }: { readonly platform: Platform; readonly visitor: AdmittedVisitor & { readonly ip: string } },
  { conversationId, input }: { readonly conversationId: number; readonly input: LeadInput },
): Promise<LeadRow> {
  const { agent } = visitor
  const form = agent.leadForm
  if (form === null) throw new DomainError('not_found', leadTexts.notAsked)
  const consent = requiredConsent(form)
  if (consent !== input.consent) {
    const isMissing = input.consent === null
    throw new DomainError('validation_failed', leadTexts[isMissing ? 'consentMissing' : 'consentChanged'])
  }
  // Before the throttles: only a lead in the caller's own conversation may count toward shared limits.
  await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  await slowDown(platform, visitor)
  const left = {
    email: input.email,
    name: form.asksName ? input.name : null,
    message: form.asksMessage ? input.message : null,
    consent,
  }
  const { lead, isNews } = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    const [conversation] = await transaction
      .select()
      .from(conversations)
      .where(and(eq(conversations.id, conversationId), readableByVisitor(visitor)))
      .for('no key update')
    if (!conversation) throw notFound('Conversation')
    const kept = await keep(transaction, conversation, left, platform.clock())
    if (kept.isNews) await tell(platform, transaction, conversation, kept.lead)
    return kept
  })
  if (isNews) notifyOwner(platform, agent.ownerId, { topic: 'conversations', agentId: agent.id })
  return lead
}

/** An owner's server leaves leads for many visitors, so it has no limit per visitor. */
async function slowDown(
  { throttles }: Platform,
  { agent, visitor, ip }: AdmittedVisitor & { readonly ip: string },
): Promise<void> {
  if (visitor.by !== 'secret-key') {
    await throttles.consume(leadsByVisitor, `${agent.id}/${visitorThrottleKey(visitor)}`)
    await throttles.consume(leadsByAddress, networkOf(ip))
  }
  await throttles.consume(leadsToAgent, String(agent.id))
}

type Left = Pick<LeadRow, 'email' | 'name' | 'message' | 'consent'>

/** Runs under the lock of its conversation. */
async function keep(
  transaction: Transaction,
  { id: conversationId, agentId }: ConversationRow,
  left: Left,
  now: Date,
): Promise<{ readonly lead: LeadRow; readonly isNews: boolean }> {
  const before = await transaction.select().from(leads).where(eq(leads.conversationId, conversationId))
  const same = before.find(({ email }) => email.toLowerCase() === left.email.toLowerCase())
  if (same && (['email', 'name', 'message', 'consent'] as const).every((part) => same[part] === left[part]))
    return { lead: same, isNews: false }
  if (!same && before.length >= leadsOfConversationMax) {
    throw new DomainError('validation_failed', leadTexts.tooMany)
  }
  const [lead] = same
    ? await transaction
        .update(leads)
        .set({ ...left, correctedAt: now })
        .where(eq(leads.id, same.id))
        .returning()
    : await transaction
        .insert(leads)
        .values({ agentId, conversationId, ...left, createdAt: now })
        .returning()
  if (!lead) throw new Error('PostgreSQL returned no lead')
  if (!same) {
    const leadCount = before.length + 1
    await transaction.update(conversations).set({ leadCount }).where(eq(conversations.id, conversationId))
  }
  return { lead, isNews: true }
}

async function tell(
  platform: Platform,
  transaction: Transaction,
  conversation: ConversationRow,
  lead: LeadRow,
): Promise<void> {
  const { id, agentId, conversationId, correctedAt } = lead
  await recordWebhookEvent(
    { platform, transaction },
    {
      type: 'lead.created',
      agentId,
      conversationId,
      subject: correctedAt === null ? String(id) : `${id}.${correctedAt.getTime()}`,
      data: { lead: toLead(lead) },
    },
  )
  if (!conversation.isTest) await emailLead({ platform, transaction }, lead)
}
