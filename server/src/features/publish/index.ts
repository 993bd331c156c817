export { listWidgetSites } from './list-widget-sites.ts'
export { publishRoutes } from './routes.ts'
export { toPublicAgent } from './to-public-agent.ts'
