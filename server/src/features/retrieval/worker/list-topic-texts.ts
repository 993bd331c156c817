import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import type { AnswerPassage } from '@parleykit/engine/text/annotations/answer-passage'

export interface TopicTexts {
  readonly passageId: number
  readonly texts: readonly string[]
}

/** Runs in the work process: lists the texts of the topics to encode. Only English passages have any. */
export function work(passages: readonly (AnswerPassage & { readonly passageId: number })[]): TopicTexts[] {
  return passages.map((passage) => ({ passageId: passage.passageId, texts: encodedTexts(passage) }))
}
