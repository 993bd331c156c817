import type { Agent } from '@parleykit/contract/agents/agents'
import type { ChatEvent } from '@parleykit/contract/chat/chat'
import type { JsonClient } from '../../../e2e/support/json-client.ts'
import type { RecordedPrompt } from './recording-model.ts'

/** Puts a question to an agent in the owner's preview, in the conversation given; returns the stream's events. */
export async function putQuestion(
  owner: JsonClient,
  agent: Agent,
  message: string,
  conversationId: number | null,
): Promise<ChatEvent[]> {
  const { response } = await owner.stream(`/api/public/chat-stream/${agent.publicId}`, {
    visitorId: 'visitor-measures-prompts',
    message,
    conversationId,
    preview: true,
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`The answer was ${response.status}: ${body.slice(0, 200)}`)
  const lines = body.split('\n').filter((line) => line.startsWith('data:'))
  return lines.map((line): ChatEvent => JSON.parse(line.slice(5)))
}

/** What the prompt says but the visitor didn't: neither history nor the question. */
export function knowledgeOf({ messages }: RecordedPrompt): string {
  const own = messages.filter(({ role }, at) => role === 'system' || at === messages.length - 1)
  return own.map(({ content }) => content.replace(/<question>[\s\S]*<\/question>/, '')).join('\n')
}
