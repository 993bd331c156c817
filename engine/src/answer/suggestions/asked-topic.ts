import { readingOf } from '../../index/reading-of.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnswerPassage } from '../../text/reading/answer-passage.ts'
import { findTopics, type Topic } from '../../text/reading/find-topics.ts'
import { labelKey, topicKey } from '../../text/reading/topic-key.ts'
import { topicAskedFor } from '../../text/reading/topic-question.ts'

/** The topic that a question names, word for word or in a question about it (`questionAbout`); of several the one that comes first in the knowledge. */
export function findAskedTopic(
  { asked, index }: AnalysedQuestion,
  passages: readonly AnswerPassage[],
): Topic | undefined {
  const name = topicAskedFor(asked)
  const key = labelKey(name)
  if (key === '') return undefined
  const number = topicKey(name)
  const topics = passages
    .filter((passage) => readingOf(index, passage).topicKeys.includes(number))
    .sort((a, b) => a.passageId - b.passageId)
    .flatMap(findTopics)
  return (
    topics.find(({ label }) => labelKey(label) === key) ??
    topics.find(({ longLabel }) => labelKey(longLabel) === key)
  )
}
