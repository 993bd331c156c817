import { isWithinOfficeHours } from '@parleykit/contract/agents/is-within-office-hours'
import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import type { Answerer } from '@parleykit/contract/chat/answerer'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findVisitorConversation, readableByVisitor } from '../../conversations/index.ts'
import type { VisitorContext } from '../../conversations/visitors/index.ts'
import { type AdmittedVisitor, visitorThrottleKey } from '../../conversations/visitors/index.ts'
import { requestHandoff } from './request-handoff.ts'
import { requestsByVisitor, requestsToAgent } from './throttle-rules.ts'

/** Asks for a person in a visitor's own conversation. */
export async function requestHandoffFromWidget(
  { platform, visitor }: VisitorContext,
  conversationId: number,
): Promise<Answerer> {
  const { agent } = visitor
  if (!agent.allowsTakeover) throw new DomainError('nobody_there', liveHandoffTexts.nobodyThere)
  // Before the throttles: only a request for the caller's own conversation may count toward shared limits.
  await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  await slowDown(platform, visitor)
  if (!isWithinOfficeHours(agent.officeHours, platform.clock())) {
    throw new DomainError('nobody_there', agent.officeHours?.text || visitorHelpTexts.outsideOfficeHours)
  }
  return requestHandoff(platform, { agent, conversationId, where: readableByVisitor(visitor) })
}

/** An owner's server asks for many visitors, so it has no limit per visitor. */
async function slowDown({ throttles }: Platform, { agent, visitor }: AdmittedVisitor): Promise<void> {
  if (visitor.by !== 'secret-key') {
    await throttles.consume(requestsByVisitor, `${agent.id}/${visitorThrottleKey(visitor)}`)
  }
  await throttles.consume(requestsToAgent, String(agent.id))
}
