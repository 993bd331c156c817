export { ExtractionError, type ExtractionFailure } from './bounds/extraction-error.ts'
export { createExtraction, type Extraction } from './create-extraction.ts'

export type { ExtractedText } from './process/answer.ts'
export type { RecognizedText } from './recognize-file.ts'

export type { SkippedReason, UnpackedFolder, UnpackedPart } from './unpacking/unpacked.ts'
export { blockKeys, commonBlocks, withoutBlocks } from './web-page/common-blocks.ts'
export { readRobotsDirectives } from './web-page/head/robots-directives.ts'
export type { PageCard, WebPage } from './web-page/page/web-page.ts'
