export { publishRoutes } from './routes.ts'
export { toPublicAgent } from './to-public-agent.ts'
