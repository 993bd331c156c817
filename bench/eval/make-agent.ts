import { composeAnswer } from '../../server/src/features/answering/core/compose-answer.ts'
import type { AnswerPassage } from '../../server/src/features/answering/core/evidence/weigh-evidence.ts'
import { passagesAsked } from '../../server/src/features/answering/core/passages-asked.ts'
import { buildIndex } from '../../server/src/features/retrieval/core/build-index.ts'
import { decodeIndex } from '../../server/src/features/retrieval/core/decode-index.ts'
import { encodeIndex } from '../../server/src/features/retrieval/core/encode-index.ts'
import { type SearchResult, searchIndex } from '../../server/src/features/retrieval/core/search-index.ts'
import { splitIntoPassages } from '../../server/src/features/retrieval/core/text/split-into-passages.ts'
import { loadWordRanks } from '../../server/src/features/retrieval/load-word-ranks.ts'
import type { FaqThread } from './read-material.ts'

type Passage = AnswerPassage & { readonly entryId: number }

/** An agent as the product keeps it, without database and wire. */
export interface Agent {
  readonly passages: readonly Passage[]
  /** `context` is what completes a follow-up (see `followUpContext`). */
  readonly search: (question: string, context?: string, limit?: number) => SearchResult
  readonly answer: (search: SearchResult, threshold?: number) => ReturnType<typeof composeAnswer>
}

/** Trains an agent on entries (their number is their entry id) by the product's own path. */
export function makeAgent(entries: readonly { readonly title: string; readonly text: string }[]): Agent {
  const split = entries.flatMap(({ title, text }, entryId) =>
    splitIntoPassages(text).map((passage) => ({ ...passage, title, entryId })),
  )
  const passages = split.map((passage, passageId) => ({ ...passage, passageId }))
  const index = decodeIndex(encodeIndex(buildIndex(passages)))
  return {
    passages,
    search: (question, context = '', limit = passagesAsked) =>
      searchIndex(index, question, { limit, context, ranksOf: loadWordRanks }),
    answer: (search, threshold) =>
      composeAnswer({
        search,
        passages: search.hits.flatMap((hit) => passages[hit.passageId] ?? []),
        ...(threshold === undefined ? {} : { threshold }),
      }),
  }
}

/** One agent with all FAQ threads: each an entry with the question as its heading and the answers below. */
export function makeFaqAgent(threads: readonly FaqThread[]): Agent {
  return makeAgent(
    threads.map(({ question, answers }) => ({ title: '', text: `# ${question}\n\n${answers.join('\n\n')}` })),
  )
}
