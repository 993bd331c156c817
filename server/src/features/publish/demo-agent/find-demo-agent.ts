import { type DemoAgent, demoAgentId } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, starterPromptsOf } from '../../agents/index.ts'
import { listTrainingStates } from '../../retrieval/training/index.ts'
import { toPublicAgent } from '../index.ts'

/** The product's own agent once it can answer. `languages` are the visitor's, most preferred first. */
export async function findDemoAgent(platform: Platform, languages: readonly string[]): Promise<DemoAgent> {
  const { config, database } = platform
  const none = { agent: null, starterPrompts: [] }
  if (!config.demoAgent) return { ...none, isPreparing: false }
  const [agent] = await database.select().from(agents).where(eq(agents.publicId, demoAgentId))
  if (!agent) return { ...none, isPreparing: true }
  if (agent.liveVersion === null || agent.status !== 'active') {
    const learning = (await listTrainingStates({ platform }, [agent.id])).get(agent.id)
    return { ...none, isPreparing: learning?.trainingStatus !== 'error' }
  }
  return {
    agent: toPublicAgent(agent, languages),
    starterPrompts: starterPromptsOf(agent),
    isPreparing: false,
  }
}
