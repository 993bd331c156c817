/** What the pure parts of later features read: cutting, indexing and searching. */

export { buildIndex, type IndexablePassage } from './build-index.ts'
export { estimateTokens } from './estimate-tokens.ts'
export type { PassageIndex } from './passage-index.ts'
export { coversAge } from './question/ages.ts'
export type { AnalysedQuestion, QuestionTerm } from './question/analyse-question.ts'
export { conceptsAskedBy, conceptsIn, isConcept } from './question/concepts.ts'
export { type SearchHit, type SearchOptions, type SearchResult, searchIndex } from './search-index.ts'
export { LISTED_LANGUAGES, stopWordsOf } from './text/languages.ts'
export { normaliseWord } from './text/normalise-word.ts'
export { type PassageText, splitIntoPassages } from './text/split-into-passages.ts'
export { type Sentence, splitIntoSentences } from './text/split-into-sentences.ts'
export { countTokens, forEachToken } from './text/tokenize.ts'
