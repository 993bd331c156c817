import { setTimeout as sleep } from 'node:timers/promises'
import { Transformer } from '@napi-rs/image'
import {
  type Agent,
  createAgent,
  getAgent,
  updateAgent,
  uploadProfileImage,
} from '@parleykit/contract/agents/agents'
import { addKnowledgeText, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { drawAgentPicture } from './agent-pictures.ts'
import { type DemoAgent, type DemoFile, demoAgents } from './agents.ts'
import type { Calls, Person } from './api-client.ts'
import type { DemoClock } from './demo-clock.ts'

const leadForm = {
  title: 'Want us to get back to you?',
  text: "Leave your email address and we'll reply within one business day.",
  button: 'Send',
  thanks: "Thanks! We'll be in touch soon.",
  asksName: true,
  asksMessage: true,
  consent: null,
  mailsOwner: false,
}

const dayMs = 24 * 60 * 60 * 1000

/** Makes the demonstration's agents one after another, gives them their knowledge and trains them; takes 12 days. */
export async function createDemoAgents(owner: Person, clock: DemoClock): Promise<Map<DemoAgent, Agent>> {
  const made = new Map<DemoAgent, Agent>()
  for (const plan of demoAgents) {
    const { name, tagline, description, color, greeting, prompts } = plan
    const calls = await owner.signIn()
    const { id } = await calls(createAgent, { body: { name } })
    const params = { id }
    for (const content of plan.knowledge) await calls(addKnowledgeText, { params, body: { content } })
    const starterPrompts = [...prompts]
    await calls(updateAgent, {
      params,
      body: {
        tagline,
        description,
        brandColor: color,
        greeting,
        starterPrompts,
        leadForm,
        allowsTakeover: true,
      },
    })
    const picture = await Transformer.fromSvg(drawAgentPicture(plan.picture, color)).png()
    await calls(uploadProfileImage, { params, file: new File([picture], 'picture.png') })
    clock.pass(2 * dayMs)
    await learn(await owner.signIn(), id, plan.files)
    made.set(plan, await (await owner.signIn())(getAgent, { params }))
    clock.pass(2 * dayMs)
  }
  return made
}

/** Every agent learns what its visitors have been asking for. */
export async function addLaterKnowledge(owner: Person, agents: ReadonlyMap<DemoAgent, Agent>): Promise<void> {
  const calls = await owner.signIn()
  for (const [{ later }, { id }] of agents) await learn(calls, id, [later])
}

async function learn(calls: Calls, id: number, files: readonly DemoFile[]): Promise<void> {
  for (const { name, content } of files)
    await calls(uploadKnowledgeFile, { params: { id }, file: new File([content], name) })
  await train(calls, id)
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
