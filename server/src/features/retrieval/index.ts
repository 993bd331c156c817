export { buildEncodedIndex } from './build-encoded-index.ts'
export type { IndexablePassage } from './core/build-index.ts'
export { estimateTokens } from './core/estimate-tokens.ts'
export { passageTokens } from './core/passage-tokens.ts'
export type { SearchHit, SearchResult } from './core/search-index.ts'
export { detectLanguage } from './core/text/detect-language.ts'
export { quantise } from './core/vectors/quantise.ts'
export { cutNewEntries } from './cut-new-entries.ts'
export { embedAgent } from './embed-agent.ts'
export { findPassages } from './find-passages.ts'
export { embedAgentJob } from './jobs.ts'
export { keepStarterPrompts } from './keep-starter-prompts.ts'
export { listAgentsToPurge } from './list-agents-to-purge.ts'
export { listAnsweringEntries } from './list-answering-entries.ts'
export { listIndexVersions } from './list-index-versions.ts'
export { listIndexablePassages } from './list-indexable-passages.ts'
export { listUnquestionedAgents } from './list-unquestioned-agents.ts'
export { listUnquestionedPassages, type UnquestionedPassage } from './list-unquestioned-passages.ts'
export { listVersionPassages } from './list-version-passages.ts'
export { publishIndex } from './publish-index.ts'
export { purgeDeletedEntries } from './purge-deleted-entries.ts'
export { readIndexVersion } from './read-index-version.ts'
export { type FoundPassage, readPassages } from './read-passages.ts'
export { readQuestionFigures } from './read-question-figures.ts'
export { UnreadableEntry } from './reading/unreadable-entry.ts'
export { openReadingProcess, workLimits } from './reading/work-limits.ts'
export { renewIndex } from './renew-index.ts'
export { requestEmbeddings } from './request-embeddings.ts'
export { restoreIndexVersion } from './restore-index-version.ts'
export {
  type FoundPassages,
  type LiveVersion,
  type PlacedPassage,
  type Reading,
  type Search,
  searchPassages,
} from './search-passages.ts'
export { storeQuestions } from './store-questions.ts'
export { passages } from './tables.ts'
