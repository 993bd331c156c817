import { forEachToken } from '../../text/tokenize.ts'
import type { AnswerPassage } from '../evidence/weigh-evidence.ts'
import { findTopics, type Topic } from './find-topics.ts'

/** The words of a name: spellings that differ in case, white space or punctuation have the same. */
export function labelKey(text: string): string {
  const words: string[] = []
  forEachToken(text, (word) => words.push(word.toLowerCase()))
  return words.join(' ')
}

/** The topic that a question names, word for word; of several the one that comes first in the knowledge. */
export function findAskedTopic(question: string, passages: readonly AnswerPassage[]): Topic | undefined {
  const key = labelKey(question)
  if (key === '') return undefined
  const inOrder = passages.toSorted((a, b) => a.passageId - b.passageId)
  return inOrder.flatMap(findTopics).find((topic) => labelKey(topic.label) === key)
}
