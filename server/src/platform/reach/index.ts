export { type CollectorReach, probeCollector } from './probe-collector.ts'
export type { Reach } from './probe-http.ts'
export { probeEmbeddingServer, probeModelServer } from './probe-model-server.ts'
export { readJson } from './read-json.ts'
