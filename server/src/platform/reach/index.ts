export { probeHttp, type Reach } from './probe-http.ts'
export { probeEmbeddingServer, probeModelServer } from './probe-model-server.ts'
