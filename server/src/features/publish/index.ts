export { listWidgetSites } from './list-widget-sites.ts'
export { toPublicAgent } from './to-public-agent.ts'
