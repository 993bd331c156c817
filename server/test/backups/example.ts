import { createAgent, listAgents } from '@parleykit/contract/agents/agents'
import { login, register } from '@parleykit/contract/auth/account'
import { addKnowledgeText, listKnowledge, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { ask } from '../ask.ts'
import { callRoute } from '../call-route.ts'

const account = { username: 'example', email: 'example@example.com', password: 'correct horse' }
const question = 'Within how many days are returns possible?'
const visitorId = 'visitor-test'

/** Makes one account with a trained agent, a text, a file and a conversation. */
export async function fillExample(origin: string): Promise<void> {
  const registered = await callRoute(origin, register, { body: account })
  const headers = { cookie: cookieOf(registered.headers) }
  const agent = (await callRoute(origin, createAgent, { headers, body: { name: 'Harbour Shop' } })).body
  const params = { id: agent.id }
  const content = 'Returns are possible within 30 days with the receipt.'
  await callRoute(origin, addKnowledgeText, { headers, params, body: { content } })
  const bytes = new TextEncoder().encode('# Parking\n\nParking behind the shop costs 4 euros a day.\n')
  await callRoute(origin, uploadKnowledgeFile, { headers, params, file: { name: 'parking.md', bytes } })
  const trained = await callRoute(origin, trainAgent, { headers, params })
  if (trained.status !== 200) throw new Error(`Training failed: ${JSON.stringify(trained.body)}`)
  await ask(origin, agent.publicId, { message: question, visitorId })
}

/** What an owner and a visitor of the example see. */
export async function readExample(origin: string) {
  const { username, password } = account
  const signedIn = await callRoute(origin, login, { body: { username, password } })
  const headers = { cookie: cookieOf(signedIn.headers) }
  const [agent] = (await callRoute(origin, listAgents, { headers })).body
  if (!agent) throw new Error('The example has no agent')
  const entries = (await callRoute(origin, listKnowledge, { headers, params: { id: agent.id } })).body
  const asked = await ask(origin, agent.publicId, { message: question, visitorId })
  return {
    agent: agent.name,
    trained: agent.trained,
    conversations: agent.conversationCount,
    entries: entries.map((entry) => entry.fileName).sort(),
    answer: asked.text,
    conversationId: asked.conversationId,
  }
}

function cookieOf(headers: Headers): string {
  return (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
}
