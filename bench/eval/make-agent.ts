import { composeAnswer, passagesAsked } from '@parleykit/engine/answer/compose-answer'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { decodeIndex } from '@parleykit/engine/index/decode-index'
import { encodeIndex } from '@parleykit/engine/index/encode-index'
import { type SearchResult, searchIndex } from '@parleykit/engine/query/search-index'
import type { AnswerPassage } from '@parleykit/engine/text/annotations/answer-passage'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { getWordRanks } from '../../server/src/features/retrieval/get-word-ranks.ts'
import { readWordList } from '../../server/src/platform/word-lists/index.ts'
import type { FaqThread } from './read-material.ts'

type Passage = AnswerPassage & { readonly entryId: number }

/** An agent as the product keeps it, without database and wire. */
export interface EvalAgent {
  readonly passages: readonly Passage[]
  /** `context` is what completes a follow-up (see `followUpContext`). */
  readonly search: (question: string, context?: string, limit?: number) => SearchResult
  readonly answer: (search: SearchResult, threshold?: number) => ReturnType<typeof composeAnswer>
}

/** Trains an agent on entries (their number is their entry id) by the product's own path. */
export function makeAgent(entries: readonly { readonly title: string; readonly text: string }[]): EvalAgent {
  const split = entries.flatMap(({ title, text }, entryId) =>
    splitIntoPassages(text).map((passage) => ({ ...passage, title, entryId })),
  )
  const passages = split.map((passage, passageId) => ({ ...passage, passageId }))
  const index = decodeIndex(encodeIndex(buildIndex(passages, readWordList)))
  return {
    passages,
    search: (question, context = '', limit = passagesAsked) =>
      searchIndex(index, question, { limit, context, ranksOf: getWordRanks }),
    answer: (search, threshold) =>
      composeAnswer({
        search,
        passages: search.hits.flatMap((hit) => passages[hit.passageId] ?? []),
        ...(threshold === undefined ? {} : { threshold }),
      }),
  }
}

/** One agent with all FAQ threads: each an entry with the question as its heading and the answers below. */
export function makeFaqAgent(threads: readonly FaqThread[]): EvalAgent {
  return makeAgent(
    threads.map(({ question, answers }) => ({ title: '', text: `# ${question}\n\n${answers.join('\n\n')}` })),
  )
}
