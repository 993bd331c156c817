export { listAgentLeads } from './list-agent-leads.ts'
