import { type Answer, composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { WORDS_ALONE_CONFIDENCE } from '@parleykit/engine/answer/decide-answerability'
import { bestCandidates, compareCandidates } from '@parleykit/engine/answer/embeddings/compare-candidates'
import { compareSentences } from '@parleykit/engine/answer/embeddings/compare-sentences'
import { fuseNearest } from '@parleykit/engine/answer/embeddings/fuse-nearest'
import type { Platform } from '../../../platform/platform.ts'
import { encodedWholeTokens, type FoundPassages, getWholeKnowledge } from '../../retrieval/index.ts'
import { comparePassages } from './compare-passages.ts'
import { encodeTextsInTime } from './encode-texts-in-time.ts'

/** Two texts per candidate are encoded while the visitor waits, which takes about half a second. */
export const mostCandidates = 12

interface Weighed {
  readonly found: FoundPassages
  readonly answer: Answer
}

/**
 * Answers again by words and sentence embeddings: over all sentences of small knowledge, and over the best sentences of
 * large knowledge. Conclusive word matches decide alone, and so do the similarities of a configured embedding model.
 * Sets `isMeaningLate` if embeddings were expected but not ready in time.
 * @param asked the question with the context that it depends on
 */
export async function answerByEmbeddings(
  platform: Platform,
  asked: string,
  byWords: Weighed,
): Promise<Weighed & { readonly isMeaningLate: boolean }> {
  const { found, answer } = byWords
  const isConfident = answer.kind === 'answer' && answer.confidence >= WORDS_ALONE_CONFIDENCE
  if (isConfident || found.similarities.size > 0) return { ...byWords, isMeaningLate: false }
  const meant =
    (await answerFromAll(platform, asked, found)) ?? (await answerFromBest(platform, asked, found))
  if (!meant || meant === 'late')
    return { ...byWords, isMeaningLate: found.isEmbeddingLate || meant === 'late' }
  return { ...meant, isMeaningLate: found.isEmbeddingLate }
}

/** Null if the knowledge wasn't encoded in its training. */
async function answerFromAll(
  platform: Platform,
  asked: string,
  found: FoundPassages,
): Promise<Weighed | 'late' | null> {
  const passages = await getWholeKnowledge(platform.database, {
    version: found.version,
    mostTokens: encodedWholeTokens,
  })
  const compared = passages && (await comparePassages(platform, found.version, asked, passages))
  if (!compared || compared === 'late') return compared
  const sentenceSimilarities = compareSentences(compared.question, passages, compared.vectors)
  const joined = fuseNearest(found, sentenceSimilarities, passages)
  return {
    found: { ...found, ...joined, similarities: sentenceSimilarities.similarities },
    answer: composeAnswer({ ...joined, sentenceSimilarities }),
  }
}

/** Null if none of the word matches can be encoded. */
async function answerFromBest(
  platform: Platform,
  asked: string,
  found: FoundPassages,
): Promise<Weighed | 'late' | null> {
  const candidates = bestCandidates(found, mostCandidates)
  if (candidates.length === 0) return null
  const encoded = await encodeTextsInTime(platform, [asked, ...candidates.flatMap(({ texts }) => texts)])
  if (!encoded || encoded === 'late') return encoded
  const [question, ...vectors] = encoded
  if (!question) return null
  const sentenceSimilarities = compareCandidates(question, candidates, vectors)
  return {
    found: { ...found, similarities: sentenceSimilarities.similarities },
    answer: composeAnswer({ ...found, nearness: new Map(), sentenceSimilarities }),
  }
}
