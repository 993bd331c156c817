import type { Agent } from '@parleykit/contract/agents/agents'
import { type ChatReply, chat } from '@parleykit/contract/chat/chat'
import { listVisitorMessages, rateMessage } from '@parleykit/contract/conversations/conversations'
import { leaveLead } from '@parleykit/contract/support/leads/leads'
import type { DemoAgent } from './agents.ts'
import { call } from './api-client.ts'
import type { DemoClock } from './demo-clock.ts'
import type { Visit } from './plan-visits.ts'

interface Conversation {
  readonly id: number
  readonly agentId: string
  readonly headers: Record<string, string>
}

/** Lets each visitor say what was planned, at its time; the product answers. */
export async function simulateVisits(
  origin: string,
  clock: DemoClock,
  visits: readonly Visit[],
  agents: ReadonlyMap<DemoAgent, Agent>,
  random: () => number,
): Promise<void> {
  for (const [number, visit] of visits.entries()) {
    const agent = agents.get(visit.agent)
    if (!agent) continue
    clock.moveTo(visit.at)
    const conversation = await talk(origin, clock, { visit, agent, number }, random)
    if (visit.thumb) await rate(origin, conversation, visit.thumb)
    if (visit.leavesAddress) await leaveAddress(origin, conversation, number)
  }
}

interface Talk {
  readonly visit: Visit
  readonly agent: Agent
  readonly number: number
}

async function talk(
  origin: string,
  clock: DemoClock,
  { visit, agent, number }: Talk,
  random: () => number,
): Promise<Conversation> {
  const agentId = agent.publicId
  const visitorId = `demo-visitor-${String(number).padStart(12, '0')}`
  let headers: Record<string, string> = {}
  let conversationId: number | null = null
  let previousResponseId: string | null = null
  const questions = [...visit.questions]
  for (let message = questions.shift(); message; message = questions.shift()) {
    const input = { visitorId, message, conversationId, previousResponseId }
    const said: ChatReply = (await call(origin, chat, { params: { botId: agentId }, body: input, headers }))
      .body
    conversationId = said.conversationId
    previousResponseId = said.responseId
    headers = {
      'x-visitor-id': visitorId,
      'x-visitor-token': said.visitorToken ?? headers['x-visitor-token'] ?? '',
    }
    clock.pass((20 + 60 * random()) * 1000)
    // Who was refused sometimes clicks a topic that is offered instead.
    const [offered] = said.suggestions ?? []
    if (offered && said.function_call && random() < 0.35) questions.unshift(offered.content)
  }
  if (conversationId === null) throw new Error('A visit has no question.')
  return { id: conversationId, agentId, headers }
}

async function rate(origin: string, { id, agentId, headers }: Conversation, thumb: 'up' | 'down') {
  const { body: messages } = await call(origin, listVisitorMessages, {
    params: { botId: agentId, conversationId: id },
    headers,
  })
  const last = messages.findLast(({ senderType }) => senderType === 'agent')
  if (!last) return
  const comment = thumb === 'down' ? "That isn't quite what I wanted to know." : undefined
  await call(origin, rateMessage, {
    params: { botId: agentId, messageId: last.id },
    body: { thumb, comment },
    headers,
  })
}

const names = ['Ada Brandt', 'Jonas Keller', 'Mira Okafor', 'Tomás Vidal', 'Lena Sommer', 'Noor Haddad']

async function leaveAddress(origin: string, { id, agentId, headers }: Conversation, number: number) {
  const name = names[number % names.length] ?? 'Ada Brandt'
  const email = `${name.split(' ')[0]?.normalize('NFD').replace(/\W/g, '').toLowerCase()}.${number}@example.com`
  await call(origin, leaveLead, {
    params: { botId: agentId, conversationId: id },
    body: { email, name, message: 'Please email me about this.', consent: null },
    headers,
  })
}
