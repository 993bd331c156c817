export type { KnowledgeHooks } from './delete-knowledge-entry.ts'
export { knowledgeRoutes } from './routes.ts'
export { knowledgeEntries } from './tables.ts'
