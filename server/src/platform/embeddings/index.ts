export type { EmbeddingModel } from './embedding-model.ts'
export { openEmbeddingModel } from './open-embedding-model.ts'
