import type { MessageOfConversation } from './stream-matching-messages.ts'
import { toMessage } from './to-message.ts'

/**
 * Writes a JSON array of conversations with their messages, in pieces as they are read. Visitors appear by their names.
 */
export async function* writeConversationsJson(
  found: AsyncIterable<MessageOfConversation>,
  nameOf: (visitorId: string) => string,
): AsyncGenerator<string> {
  let openId: number | null = null
  yield '['
  for await (const { conversation, message } of found) {
    const written = JSON.stringify(toMessage(message))
    if (openId === conversation.id) yield `,\n${written}`
    else {
      const { id, startedAt, isTest } = conversation
      const visitorId = nameOf(conversation.visitorId)
      const head = JSON.stringify({ id, startedAt: startedAt.toISOString(), isTest, visitorId })
      yield `${openId === null ? '' : ']},\n'}${head.slice(0, -1)},"messages":[${written}`
      openId = id
    }
  }
  yield openId === null ? ']' : ']}]'
}
