import { isWithinOfficeHours } from '@parleykit/contract/is-within-office-hours'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { requestPerson } from './request-person.ts'
import { requestsByVisitor, requestsToAgent } from './throttle-rules.ts'

/** Requests a person for a visitor who asked for one in words. False where nobody can be asked now. */
export async function requestPersonInChat(
  platform: Platform,
  agent: AgentRow,
  conversationId: number,
): Promise<boolean> {
  if (!agent.allowsTakeover || !isWithinOfficeHours(agent.officeHours, platform.clock())) return false
  try {
    await platform.throttles.consume(requestsByVisitor, `${agent.id}/conversation-${conversationId}`)
    await platform.throttles.consume(requestsToAgent, String(agent.id))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_requests') return false
    throw error
  }
  await requestPerson(platform, { agent, conversationId })
  return true
}
