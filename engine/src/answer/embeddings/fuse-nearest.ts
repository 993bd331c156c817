import { fuseHybrid } from '../../query/fuse-hybrid.ts'
import type { SearchResult } from '../../query/search-index.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import type { SentenceSimilarities } from './compare-sentences.ts'

/** Adds the passages nearest in meaning to a search by words, after the hits by words. */
export function fuseNearest<Passage extends AnswerPassage & { readonly entryId: number }>(
  { search, passages }: { readonly search: SearchResult; readonly passages: readonly Passage[] },
  { similarities }: SentenceSimilarities,
  lookedAt: readonly Passage[],
): { search: SearchResult; passages: Passage[] } {
  const near = lookedAt
    .flatMap(({ passageId, entryId }) => {
      const similarity = similarities.get(passageId)
      return similarity === undefined ? [] : [{ passageId, entryId, similarity }]
    })
    .sort((a, b) => b.similarity - a.similarity)
  const hits = fuseHybrid(search.hits, near, true)
  const byId = new Map([...lookedAt, ...passages].map((passage) => [passage.passageId, passage]))
  return {
    search: { ...search, hits },
    passages: hits.flatMap(({ passageId }) => byId.get(passageId) ?? []),
  }
}
