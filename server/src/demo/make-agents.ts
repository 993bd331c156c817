import { setTimeout as sleep } from 'node:timers/promises'
import { type Agent, createAgent, getAgent, updateAgent } from '@parleykit/contract/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge'
import { trainAgent } from '@parleykit/contract/training'
import type { Calls } from './account.ts'
import { type DemoAgent, demoAgents } from './agents.ts'

const leadForm = {
  title: 'Shall we write to you?',
  text: 'Leave your address, and we answer within a working day.',
  button: 'Send',
  thanks: 'Thank you. We will write to you soon.',
  asksName: true,
  asksMessage: true,
  consent: null,
  mailsOwner: false,
}

/** Makes the demonstration's agents, gives them their knowledge and trains them. */
export async function makeAgents(calls: Calls): Promise<Map<DemoAgent, Agent>> {
  const made = new Map<DemoAgent, Agent>()
  for (const plan of demoAgents) {
    const { name, tagline, color } = plan
    const { id } = await calls(createAgent, { body: { name } })
    const params = { id }
    for (const content of plan.knowledge) await calls(addKnowledgeText, { params, body: { content } })
    await calls(updateAgent, { params, body: { tagline, brandColor: color, leadForm, allowsTakeover: true } })
    await train(calls, id)
    made.set(plan, await calls(getAgent, { params }))
  }
  return made
}

/** Trains an agent and waits for the end of it. */
async function train(calls: Calls, id: number): Promise<void> {
  await calls(trainAgent, { params: { id } })
  for (;;) {
    const { trainingStatus } = await calls(getAgent, { params: { id } })
    if (trainingStatus === 'error') throw new Error(`The training of agent ${id} failed.`)
    if (trainingStatus !== 'processing') return
    await sleep(100)
  }
}
