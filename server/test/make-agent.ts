import { setTimeout as sleep } from 'node:timers/promises'
import { type Agent, createAgent, getAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import type { TestOwner } from './make-owner.ts'

/** An agent of the owner, trained when texts are given. */
export async function makeAgent(owner: TestOwner, texts: readonly string[] = []): Promise<Agent> {
  const created = await owner.call(createAgent, { body: { name: 'Harbour Shop' } })
  if (created.status !== 201) throw new Error(`Creating failed: ${JSON.stringify(created.body)}`)
  const params = { id: created.body.id }
  for (const content of texts) await owner.call(addKnowledgeText, { params, body: { content } })
  if (texts.length > 0) {
    const trained = await owner.call(trainAgent, { params })
    if (trained.status !== 200 && trained.status !== 202)
      throw new Error(`Training failed: ${JSON.stringify(trained.body)}`)
  }
  for (;;) {
    const { body: agent } = await owner.call(getAgent, { params })
    // On a busy machine a training takes longer than its request waits.
    if (agent.trainingStatus !== 'processing') return agent
    await sleep(100)
  }
}
