import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { personReply } from '../answering/index.ts'
import type { FinishedReply } from './finish-turn.ts'
import { handOffToPerson } from './hand-off-to-person.ts'

interface Kept {
  readonly reply: FinishedReply
  /** Null for programs, which don't read a person's later messages. */
  readonly requester: { readonly conversationId: number; readonly throttleKey: string } | null
}

/**
 * The reply to a message whose pictures no model has seen: what the agent says to its text, and that the team will have
 * a look. If the agent has no answer, the visitor is offered the ways to a person instead. `added` is still to be sent.
 */
export async function keepPictures(
  platform: Platform,
  agent: AgentRow,
  { reply, requester }: Kept,
): Promise<{ readonly reply: FinishedReply; readonly added: string }> {
  const { kind, trace } = reply
  if (!trace || kind === 'credit_limit') return { reply, added: '' }
  const { pictureKept } = visitorTexts(trace.language)
  if (kind !== 'refusal') {
    const added = reply.text === '' ? pictureKept : `\n\n${pictureKept}`
    return { reply: { ...reply, text: reply.text + added }, added }
  }
  const input = { ...personReply(agent, trace.language), trace }
  const { message, way } = requester ? await handOffToPerson(platform, { agent, requester, input }) : input
  const text = way === 'none' ? pictureKept : `${pictureKept}\n\n${message}`
  const kept: FinishedReply = {
    ...{ kind: 'small_talk', text, sources: [], suggestions: [], functionName: null },
    ...{ trace, wayToPerson: way },
  }
  return { reply: kept, added: text }
}
