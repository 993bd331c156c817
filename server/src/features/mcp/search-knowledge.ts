import { chatRequest } from '@parleykit/contract/chat/chat'
import { DomainError } from '../../platform/domain-error/index.ts'
import { admitChat } from '../chat/index.ts'
import { findPassages } from '../retrieval/index.ts'
import type { Assistant } from './assistant.ts'

/** Searches the agent's passages, best first. Counts as a message from the caller's address, and costs no credit. */
export async function searchKnowledge(
  { platform, request, caller }: Assistant,
  { query, limit }: { query: string; limit: number },
) {
  const asked = chatRequest.safeParse({ visitorId: request.id, message: query })
  if (!asked.success) {
    throw new DomainError('validation_failed', asked.error.issues[0]?.message ?? "The query isn't valid")
  }
  const { agent } = await admitChat({ platform, request }, { botId: caller.agent.publicId, body: asked.data })
  const found = await findPassages(platform, agent, { question: asked.data.message, limit })
  const passages = (found?.passages ?? [])
    .slice(0, limit)
    .map(({ title, heading, text, url }) => ({ title, heading, text, url }))
  const lines = passages.map(({ title, heading, text, url }, at) => {
    const place = [title, heading].filter((part) => part !== '').join(' › ')
    return `[${at + 1}] ${place}${url === null ? '' : ` (${url})`}\n${text}`
  })
  return { text: lines.join('\n\n') || 'No results.', data: { passages } }
}
