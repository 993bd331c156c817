import { type Agent, createAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import type { Page } from '@playwright/test'

/** An agent of the owner who is signed in on the page; it knows that a kayak costs 20 euros a day. */
export async function makeTrainedAgent(page: Page, product: string, name: string): Promise<Agent> {
  const api = page.request
  const created = await api.post(`${product}${createAgent.path}`, { data: { name } })
  const agent: Agent = await created.json()
  const at = (path: string) => `${product}${path.replace(':id', String(agent.id))}`
  await api.post(at(addKnowledgeText.path), { data: { content: 'A kayak costs 20 euros a day.' } })
  await api.post(at(trainAgent.path))
  return agent
}
