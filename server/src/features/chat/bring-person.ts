import type { WayToPerson } from '@parleykit/contract/chat'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import type { StoredReceipt } from '../answering/index.ts'
import { requestPersonInChat } from '../live-handoff/index.ts'
import type { OpenTurn } from './base/tables.ts'

interface PersonWanted {
  readonly message: string
  readonly way: WayToPerson
  readonly receipt: StoredReceipt
}

/** Asks a person to join for a visitor who wants one; where nobody is there, the visitor reads that and what else there is. */
export async function bringPerson(
  platform: Platform,
  agent: AgentRow,
  turn: OpenTurn,
  { message, way, receipt }: PersonWanted,
): Promise<{ readonly message: string; readonly way: WayToPerson }> {
  if (!agent.allowsTakeover) return { message, way }
  const texts = visitorTexts(receipt.language)
  if (await requestPersonInChat(platform, agent, turn.conversationId)) {
    return { message: texts.personAsked, way: 'asked' }
  }
  const away = agent.officeHours?.text || texts.personAway
  return { message: way === 'none' ? away : `${away}\n\n${message}`, way }
}
