export { listSources } from './list-sources.ts'
