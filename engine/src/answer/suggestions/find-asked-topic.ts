import { annotationsOf } from '../../index/annotations-of.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import { findTopics, type Topic } from '../../text/annotations/find-topics.ts'
import { tearsSteps } from '../../text/annotations/line-run.ts'
import { quotableSentences } from '../../text/annotations/quotable-sentences.ts'
import { labelKey, topicKey } from '../../text/annotations/topic-key.ts'
import { topicAskedFor } from '../../text/annotations/topic-question.ts'

/**
 * The topic that a question names, word for word or in a question about it (`questionAbout`). If there are several, the
 * first in the knowledge.
 */
export function findAskedTopic(
  { asked, index }: AnalysedQuestion,
  passages: readonly AnswerPassage[],
): Topic | undefined {
  const name = topicAskedFor(asked)
  const key = labelKey(name)
  if (key === '') return undefined
  const number = topicKey(name)
  const topics = passages
    .filter((passage) => annotationsOf(index, passage).topicKeys.includes(number))
    .sort((a, b) => a.passageId - b.passageId)
    .flatMap(findTopics)
    .filter(hasWholeSteps)
  return (
    topics.find(({ label }) => labelKey(label) === key) ??
    topics.find(({ longLabel }) => labelKey(longLabel) === key) ??
    findPart(topics, key)
  )
}

/** One of several numbered steps is no answer: the question is weighed instead, and the steps are shown together. */
function hasWholeSteps({ passage, sentences }: Topic): boolean {
  const all = quotableSentences(passage)
  const starts = sentences.map(({ start }) => all.findIndex((each) => each.start === start))
  const first = starts.find((at) => all[at]?.kind === 'item') ?? 0
  return ![first, (starts.at(-1) ?? -1) + 1].some((edge) => tearsSteps(passage.text, all, edge))
}

/** The part of a topic with several names that begins with one of them. */
function findPart(topics: readonly Topic[], key: string): Topic | undefined {
  for (const topic of topics) {
    const part = topic.parts.find(({ name }) => labelKey(name) === key)
    if (part) return { ...topic, names: [part.name], sentences: part.sentences, parts: [] }
  }
  return undefined
}
