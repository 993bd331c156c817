export { listAgentLeads } from './list-agent-leads.ts'
export { leadRoutes } from './routes.ts'
