import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAgentOwner } from '../../agents/index.ts'
import { questionLanguage } from '../../answering/index.ts'

/** The last event of a turn whose agent was deleted meanwhile: the usual refusal. Null if the agent still exists. */
export async function deletedAgentEvent(
  { database }: Platform,
  agentId: number,
  question: string,
): Promise<ChatEvent | null> {
  if ((await findAgentOwner(database, agentId)) !== null) return null
  const { code, message: error } = notFound('Agent')
  const { botNotFound } = visitorTexts(questionLanguage(question, [], []))
  return { error, code, message: botNotFound }
}
