import { detectLanguage } from '../../text/detect-language.ts'
import type { AnswerPassage } from '../evidence/weigh-evidence.ts'
import { findTopics, type Topic } from './find-topics.ts'

/** Beyond it a text adds little to its meaning. */
const LONGEST = 600

/** The texts that a topic may be meant by: its name, all of it, and each of its sentences. */
export function textsOfTopic({ label, sentences }: Topic): string[] {
  const texts = sentences.map(({ text }) => text)
  return [label, `${label}: ${texts.join(' ')}`, ...texts].map((text) => text.slice(0, LONGEST))
}

/** Those of all topics of a passage, one after the other; none where it isn't in English, which alone is encoded. */
export function encodedTexts(passage: AnswerPassage): string[] {
  const isEnglish = detectLanguage(`${passage.heading}\n${passage.text}`) === 'en'
  return isEnglish ? findTopics(passage).flatMap(textsOfTopic) : []
}
