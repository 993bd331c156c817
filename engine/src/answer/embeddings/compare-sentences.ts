import { cosine } from '../../index/vectors/quantise.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import { findTopics } from '../../text/annotations/find-topics.ts'
import { countTextsOf } from '../suggestions/texts-of-topics.ts'

/** Similarity of a sentence to a question, as cosines: the sentence alone and with its context. */
export interface SentenceSimilarity {
  readonly alone: number
  readonly inContext: number
}

/** Known similarities of the passages under consideration. */
export interface SentenceSimilarities {
  /** For the sentence that begins at `start` of a passage's text. */
  readonly of: (passageId: number, start: number) => SentenceSimilarity | undefined
  /** The greatest cosine among each passage's sentences in context, by passage id. */
  readonly similarities: ReadonlyMap<number, number>
}

/**
 * Compares a question with all sentences of passages.
 * @param vectors by passage id: the vectors of the texts of all its topics one after the other, in signed bytes
 */
export function compareSentences(
  question: Int8Array,
  passages: readonly AnswerPassage[],
  vectors: ReadonlyMap<number, Int8Array>,
): SentenceSimilarities {
  const byPassage = new Map<number, ReadonlyMap<number, SentenceSimilarity>>()
  const similarities = new Map<number, number>()
  for (const passage of passages) {
    const bytes = vectors.get(passage.passageId)
    const own = bytes && similaritiesOfPassage(question, passage, bytes)
    if (!own || own.size === 0) continue
    byPassage.set(passage.passageId, own)
    similarities.set(passage.passageId, Math.max(...[...own.values()].map(({ inContext }) => inContext)))
  }
  return {
    of: (passageId, start) => byPassage.get(passageId)?.get(start),
    similarities,
  }
}

/** Keyed by the start of a passage's sentence. A table's header is part of several topics, of which the last counts. */
function similaritiesOfPassage(
  question: Int8Array,
  passage: AnswerPassage,
  bytes: Int8Array,
): Map<number, SentenceSimilarity> {
  const sentenceSimilarities = new Map<number, SentenceSimilarity>()
  const size = question.length
  const read = (number: number) => cosine(question, bytes.subarray(number * size, (number + 1) * size))
  let first = 0
  for (const topic of findTopics(passage)) {
    const next = first + countTextsOf(topic)
    if (next * size > bytes.length) break
    for (const [at, { start }] of topic.sentences.entries()) {
      const own = first + 2 * at
      sentenceSimilarities.set(start, { alone: read(own), inContext: read(own + 1) })
    }
    first = next
  }
  return sentenceSimilarities
}
