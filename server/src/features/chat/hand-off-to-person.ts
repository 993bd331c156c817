import type { WayToPerson } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import type { StoredTrace } from '../answering/index.ts'
import { requestHandoffInChat } from '../support/live-handoff/index.ts'

interface PersonWanted {
  readonly message: string
  readonly way: WayToPerson
  readonly trace: StoredTrace
}

/**
 * Asks a person to join for a visitor who wants one. If nobody is there, the visitor is told so, with the alternatives.
 */
export async function handOffToPerson(
  platform: Platform,
  {
    agent,
    requester,
    input: { message, way, trace },
  }: {
    readonly agent: AgentRow
    readonly requester: { readonly conversationId: number; readonly throttleKey: string }
    readonly input: PersonWanted
  },
): Promise<{ readonly message: string; readonly way: WayToPerson }> {
  if (!agent.allowsTakeover) return { message, way }
  const texts = visitorTexts(trace.language)
  const outcome = await requestHandoffInChat(platform, { agent, input: requester })
  if (outcome === 'requested') return { message: texts.personAsked, way: 'asked' }
  if (outcome === 'throttled') return { message, way }
  const away = agent.officeHours?.text || texts.personAway
  return { message: way === 'none' ? away : `${away}\n\n${message}`, way }
}
