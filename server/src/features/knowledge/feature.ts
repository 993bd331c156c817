import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { deleteAgentFiles } from './delete-agent-files.ts'
import { scanJob } from './jobs.ts'
import { readScan } from './read-scan.ts'
import { knowledgeRoutes } from './routes.ts'
import { tableRoutes } from './table-routes.ts'

/** Files that are read by OCR, each of another owner. Their pages take turns. */
const scansAtOnce = 4
const scansOfOwner = 1

export const knowledgeFeature: Feature = {
  connect: ({ hooks }) => hooks.connect(agentHooks.beforeDeleted, deleteAgentFiles),
  routes: (app, platform) => {
    knowledgeRoutes(app, platform)
    tableRoutes(app, platform)
  },
  work: async (platform) => {
    const read = ({ entryId }: { entryId: number }, signal: AbortSignal) =>
      readScan({ platform, signal }, entryId)
    await platform.jobs.work(scanJob, scansAtOnce, read, scansOfOwner)
  },
}
