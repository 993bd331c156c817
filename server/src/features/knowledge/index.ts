export { deleteAgentFiles } from './delete-agent-files.ts'
export type { KnowledgeHooks } from './delete-knowledge-entry.ts'
export { knowledgeRoutes } from './routes.ts'
export { knowledgeEntries } from './tables.ts'
