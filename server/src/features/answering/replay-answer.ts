import type { AnswerReplay } from '@parleykit/contract/answering/answer-traces'
import { earlierMessagesAsked } from '@parleykit/engine/answer/conversation/earlier-questions'
import type { OwnerContext } from '../auth/index.ts'
import { listEarlierMessages } from '../conversations/index.ts'
import { findAgentModels } from '../models/index.ts'
import { wordsAtEnd } from './base/answer-event.ts'
import { findAskedMessage } from './find-asked-message.ts'
import { openTrace } from './open-trace.ts'
import { answerQuestion } from './pipeline/answer-question.ts'
import { replaysByOwner } from './throttle-rules.ts'

/**
 * Asks a message's question again, with the conversation before it, on today's knowledge. Calls of actions get the
 * stored results; nothing is called, stored or billed.
 */
export async function replayAnswer(
  { platform, owner }: OwnerContext,
  messageId: number,
): Promise<AnswerReplay> {
  const { database } = platform
  await platform.throttles.consume(replaysByOwner, String(owner.id))
  const { agent, reply, question, trace } = await findAskedMessage({ database, owner }, messageId)
  const before = { conversationId: reply.conversationId, messageId: question.id }
  const earlier = await listEarlierMessages(database, { before, limit: earlierMessagesAsked })
  const asked = {
    question: question.content,
    earlier,
    storedActions: trace?.actions ?? [],
    ownerTier: owner.subscriptionTier,
    models: await findAgentModels(platform, { ...agent, ownerTier: owner.subscriptionTier }),
  }
  const open = (stored: NonNullable<typeof trace>) =>
    openTrace(database, { trace: stored, question: question.content })
  let text = ''
  for await (const event of answerQuestion(platform, agent, asked, new AbortController().signal)) {
    if (event.type === 'delta') {
      text += event.text
      continue
    }
    return {
      question: question.content,
      before: {
        text: reply.content,
        sources: reply.sources,
        receipt: trace && (await open(trace)),
      },
      today: {
        text: wordsAtEnd(event, text),
        sources: event.type === 'end' ? event.sources : [],
        receipt: await open(event.trace),
      },
    }
  }
  throw new Error('The answer has no end')
}
