import type { Feature } from '../../../platform/feature.ts'
import { prepareDemoAgentJob } from './jobs.ts'
import { prepareDemoAgent } from './prepare-demo-agent.ts'
import { requestDemoAgent } from './request-demo-agent.ts'
import { demoAgentRoutes } from './routes.ts'

export const demoAgentFeature: Feature = {
  routes: demoAgentRoutes,
  work: async (platform) => {
    if (platform.config.demoAgent)
      await platform.jobs.work(prepareDemoAgentJob, 1, () => prepareDemoAgent(platform))
    await requestDemoAgent(platform)
  },
}
