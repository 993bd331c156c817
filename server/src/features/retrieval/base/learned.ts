import type { indexVersions } from './tables.ts'

/** What models made of a version's passages, and which of them, as columns of the version. */
export type Learned = Pick<
  typeof indexVersions.$inferInsert,
  | 'learnedBy'
  | 'questionTokens'
  | 'embeddingModel'
  | 'embeddingDimension'
  | 'embeddingOwn'
  | 'embeddingOthers'
>
