export { createExtraction, type Extraction, type FileToRead } from './create-extraction.ts'
export { ExtractionError, type ExtractionFailure } from './extraction-error.ts'
export type { ExtractionLimits } from './extraction-limits.ts'
export type { ExtractedText } from './process/answer.ts'
