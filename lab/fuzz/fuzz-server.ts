import type { Agent } from '@parleykit/contract/agents/agents'
import type { ChatReply } from '@parleykit/contract/chat/chat'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import fc from 'fast-check'
import { signIn } from '../../e2e/support/json-client.ts'
import { arbitraryRequest, type FuzzRequest } from './arbitrary-request.ts'
import { type FuzzAnswer, type Known, sendRequest } from './send-request.ts'

export interface FuzzReport {
  readonly requests: number
  readonly statuses: ReadonlyMap<number, number>
  /** Of all but trainings and open streams. */
  readonly slowest: { readonly milliseconds: number; readonly what: string }
  /** Answers of 500 and above but for those that say when to try again, and what they answered. */
  readonly faults: readonly string[]
}

/** Requests that one owner's things are used for: some of them delete them. */
const perOwner = 250
const sideBySide = 8
/** They wait for their work by design. */
const slowRoutes = new Set(['trainAgent'])
/** An agent that is paused answers so, and so does the server while it can't. */
const unavailable = 503

/**
 * Sends so many arbitrary requests, the same for the same seed, half of them as a signed-in owner.
 * @param onOwner called each time that a new owner's requests begin
 */
export async function fuzzServer(
  origin: string,
  options: { requests: number; seed: number; onOwner?: (sent: number) => void },
): Promise<FuzzReport> {
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let slowest = { milliseconds: 0, what: '' }
  for (let sent = 0, round = 0; sent < options.requests; round++) {
    options.onOwner?.(sent)
    const known = await makeKnown(origin, `${options.seed}-${round}`)
    const count = Math.min(perOwner, options.requests - sent)
    const waiting = fc.sample(arbitraryRequest, { numRuns: count, seed: options.seed * 100_003 + round })
    sent += waiting.length
    const sendNext = async (): Promise<void> => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const answer = await sendRequest(origin, request, known)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (answer.status >= 500 && answer.status !== unavailable) faults.push(describe(request, answer))
        const isTimed = !request.route.stream && !slowRoutes.has(request.name)
        if (isTimed && answer.milliseconds > slowest.milliseconds)
          slowest = { milliseconds: answer.milliseconds, what: describe(request, answer) }
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, sendNext))
  }
  return { requests: options.requests, statuses, slowest, faults }
}

function describe(request: FuzzRequest, answer: FuzzAnswer): string {
  const body = Buffer.from(request.raw ?? request.body ?? []).toString('latin1')
  return [
    `${request.method} ${request.route.path}${request.raw ? ' (raw)' : ''} ${JSON.stringify(request.params)} ?${request.query}`,
    `  headers ${JSON.stringify(request.headers)}`,
    `  body ${JSON.stringify(body.slice(0, 300))}`,
    `  answer ${answer.status}: ${answer.text.slice(0, 300)}`,
  ].join('\n')
}

/** A new owner with one of each thing that a path can name. */
async function makeKnown(origin: string, name: string): Promise<Known> {
  const owner = await signIn(origin, `fuzz-${name}`, true)
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Fuzz' })
  const knowledge = `/api/agents/${agent.id}/knowledge`
  const entry = await owner.send<KnowledgeEntry>('POST', knowledge, {
    content: '# Parcels\n\nParcels leave the harbour at noon. A parcel costs 5 euros.',
  })
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  const answers = `/api/agents/${agent.id}/curated-answers`
  const curated = await owner.send<{ id: number }>('POST', answers, {
    question: 'Is it open?',
    answer: 'Yes.',
  })
  const reply = await owner.send<ChatReply>('POST', `/api/public/chat/${agent.publicId}`, {
    visitorId: 'visitor-0123456789abcdef',
    message: 'When do parcels leave?',
  })
  const messages = await owner.send<{ id: number }[]>(
    'GET',
    `/api/conversations/${reply.conversationId}/messages`,
  )
  return {
    cookie: owner.cookie,
    ids: {
      'agents/:id': agent.id,
      'bots/:id': agent.id,
      'bots/:botId': agent.publicId,
      'chat/:botId': agent.publicId,
      'chat-stream/:botId': agent.publicId,
      'chat-stop/:botId': agent.publicId,
      'knowledge/:entryId': entry.id,
      'conversations/:id': reply.conversationId,
      'conversations/:conversationId': reply.conversationId,
      'messages/:id': messages.at(-1)?.id ?? 0,
      'messages/:messageId': messages.at(-1)?.id ?? 0,
      'curated-answers/:answerId': curated.id,
      'trainings/:version': 1,
    },
  }
}
