import { encodedTexts } from '@parleykit/engine/answer/suggestions/texts-of-topics'
import type { AnswerPassage } from '@parleykit/engine/text/reading/answer-passage'

export interface TopicTexts {
  readonly passageId: number
  readonly texts: readonly string[]
}

/** Runs in the work process: the texts of these passages' topics that are encoded, none of passages that aren't in English. */
export function work(passages: readonly (AnswerPassage & { readonly passageId: number })[]): TopicTexts[] {
  return passages.map((passage) => ({ passageId: passage.passageId, texts: encodedTexts(passage) }))
}
