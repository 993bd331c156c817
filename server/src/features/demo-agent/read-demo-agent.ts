import { type DemoAgent, demoAgentId } from '@parleykit/contract/demo-agent'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { agents, starterPromptsOf } from '../agents/index.ts'
import { toPublicAgent } from '../publish/index.ts'

/** The product's own agent once it can answer; `languages` is an Accept-Language header. */
export async function readDemoAgent({ config, database }: Platform, languages?: string): Promise<DemoAgent> {
  const none = { agent: null, starterPrompts: [] }
  if (!config.demoAgent) return { ...none, isPreparing: false }
  const [agent] = await database.select().from(agents).where(eq(agents.publicId, demoAgentId))
  if (!agent || agent.liveVersion === null || agent.status !== 'active')
    return { ...none, isPreparing: agent?.trainingStatus !== 'error' }
  return {
    agent: toPublicAgent(agent, languages),
    starterPrompts: starterPromptsOf(agent),
    isPreparing: false,
  }
}
