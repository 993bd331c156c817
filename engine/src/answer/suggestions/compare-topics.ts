import { cosine } from '../../index/vectors/quantise.ts'
import type { Topic } from '../../text/annotations/find-topics.ts'
import { countTextsOf } from './texts-of-topics.ts'

/**
 * Similarity of each topic to a question: the greatest cosine between the question and the texts of the topic.
 * @param vectors by passage id: the vectors of the texts of all its topics one after the other, in signed bytes. Topics
 * of passages without vectors are left out.
 */
export function compareTopics(
  question: Int8Array,
  topics: readonly Topic[],
  vectors: ReadonlyMap<number, Int8Array>,
): Map<Topic, number> {
  const similarities = new Map<Topic, number>()
  const read = new Map<number, number>()
  for (const topic of topics) {
    const { passageId } = topic.passage
    const bytes = vectors.get(passageId)
    const from = read.get(passageId) ?? 0
    const to = from + countTextsOf(topic) * question.length
    read.set(passageId, to)
    if (bytes && to <= bytes.length)
      similarities.set(topic, greatestCosine(question, bytes.subarray(from, to)))
  }
  return similarities
}

function greatestCosine(question: Int8Array, bytes: Int8Array): number {
  let greatest = 0
  for (let start = 0; start < bytes.length; start += question.length)
    greatest = Math.max(greatest, cosine(question, bytes.subarray(start, start + question.length)))
  return greatest
}
