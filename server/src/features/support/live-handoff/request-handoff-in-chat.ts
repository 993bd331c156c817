import { isWithinOfficeHours } from '@parleykit/contract/agents/is-within-office-hours'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { requestHandoff } from './request-handoff.ts'
import { requestsByVisitor, requestsToAgent } from './throttle-rules.ts'

interface Requester {
  readonly conversationId: number
  /** Key that counts the requests of one caller. */
  readonly throttleKey: string
}

/** Requests a person whom a visitor asked for in chat. `unavailable`: handoff is off or closed. `throttled`: asked too often. */
export async function requestHandoffInChat(
  platform: Platform,
  { agent, input: { conversationId, throttleKey } }: { readonly agent: AgentRow; readonly input: Requester },
): Promise<'requested' | 'unavailable' | 'throttled'> {
  if (!agent.allowsTakeover || !isWithinOfficeHours(agent.officeHours, platform.clock())) return 'unavailable'
  try {
    await platform.throttles.consume(requestsByVisitor, `${agent.id}/${throttleKey}`)
    await platform.throttles.consume(requestsToAgent, String(agent.id))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_requests') return 'throttled'
    throw error
  }
  await requestHandoff(platform, { agent, conversationId })
  return 'requested'
}
