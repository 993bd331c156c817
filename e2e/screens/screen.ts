import type { Agent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import type { Page } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import type { TestOwner } from '../../server/test/make-owner.ts'
import type { Stage } from '../catalogue/stage.ts'

/** What the screens show: an owner with a trained agent and visitors, and one who has just come. */
export interface World {
  readonly stage: Stage
  readonly owner: TestOwner
  readonly agent: Agent
  readonly newcomer: TestOwner
  /** Gives an account the admin plan, as the operator does. */
  readonly makeAdmin: (owner: TestOwner) => Promise<void>
}

/** One state of the product that people look at. */
export interface Screen {
  readonly name: string
  readonly open: (world: World) => Promise<Page>
  /** In pixels; all that people have when absent. */
  readonly widths?: readonly number[]
}

export const allWidths = [320, 390, 768, 1280] as const

const handbook = `# Ferries

The ferry to the island leaves at noon, and it comes back at six in the evening.

## Tickets

A ticket costs 12 euros. Children under six travel free of charge.
`

export async function makeWorld(stage: Stage): Promise<Omit<World, 'makeAdmin'>> {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const file = { name: 'handbook.md', bytes: Buffer.from(handbook) }
  await owner.call(uploadKnowledgeFile, { params, file })
  const body = { fileName: 'Opening hours', content: 'The harbour office opens at nine.' }
  await owner.call(addKnowledgeText, { params, body })
  await owner.call(trainAgent, { params })
  const questions = ['When does the ferry leave?', 'How much is a ticket?', 'Who won the world cup in 1998?']
  for (const [index, message] of questions.entries()) {
    await ask(stage.product, agent.publicId, { message, visitorId: `visitor-${index}` })
  }
  return { stage, owner, agent, newcomer: await stage.newOwner() }
}
