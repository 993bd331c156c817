export type { EmbeddingModel } from './embedding-model.ts'
export { measureEmbeddings } from './measure-embeddings.ts'
export { createEmbeddingModel, openEmbeddingModel } from './open-embedding-model.ts'
export { traceEmbeddings } from './trace-embeddings.ts'
