export { fetchJson } from './fetch-json.ts'
export { type CollectorProbeResult, probeCollector } from './probe-collector.ts'
export type { ProbeResult } from './probe-http.ts'
export { probeEmbeddingServer, probeModelServer } from './probe-model-server.ts'
