import type { indexVersions } from './tables.ts'

/** The columns of a version that record what models made of its passages, and which models. */
export type Learned = Pick<
  typeof indexVersions.$inferInsert,
  | 'learnedBy'
  | 'questionTokens'
  | 'embeddingModel'
  | 'embeddingDimension'
  | 'embeddingOwn'
  | 'embeddingOthers'
>
