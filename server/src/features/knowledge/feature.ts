import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { deleteAgentFiles } from './delete-agent-files.ts'
import { knowledgeRoutes } from './routes.ts'

export const knowledgeFeature: Feature = {
  connect: ({ hooks }) => hooks.connect(agentHooks.beforeDeleted, deleteAgentFiles),
  routes: knowledgeRoutes,
}
