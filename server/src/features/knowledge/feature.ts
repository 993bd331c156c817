import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { deleteAgentFiles } from './delete-agent-files.ts'
import { scanJob } from './jobs.ts'
import { readScan } from './read-scan.ts'
import { readingRoutes } from './reading-routes.ts'
import { resumeLostScans } from './resume-lost-scans.ts'
import { knowledgeRoutes } from './routes.ts'

/** Files that are read by OCR, each of another owner. Their pages take turns. */
const scansAtOnce = 4
const scansOfOwner = 1

export const knowledgeFeature: Feature = {
  connect: ({ hooks }) => hooks.connect(agentHooks.beforeDeleted, deleteAgentFiles),
  routes: (app, platform) => {
    knowledgeRoutes(app, platform)
    readingRoutes(app, platform)
  },
  work: async (platform) => {
    const read = ({ entryId }: { entryId: number }, signal: AbortSignal) =>
      readScan({ platform, signal }, entryId)
    await platform.jobs.work(scanJob, scansAtOnce, read, scansOfOwner)
    await platform.jobs.every('resume-lost-scans', 30, () => resumeLostScans(platform))
  },
}
