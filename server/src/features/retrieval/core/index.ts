/** What the pure parts of later features read: cutting, indexing and searching. */
export type { AnalysedQuestion, QuestionTerm } from './analyse-question.ts'
export { buildIndex, type IndexablePassage } from './build-index.ts'
export { normaliseWord } from './normalise-word.ts'
export type { PassageIndex } from './passage-index.ts'
export { type SearchHit, type SearchOptions, type SearchResult, searchIndex } from './search-index.ts'
export { type PassageText, splitIntoPassages } from './split-into-passages.ts'
export { type Sentence, splitIntoSentences } from './split-into-sentences.ts'
export { countTokens, forEachToken } from './tokenize.ts'
