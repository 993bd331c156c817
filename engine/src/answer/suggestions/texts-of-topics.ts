import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import { findTopics, type Topic } from '../../text/annotations/find-topics.ts'
import { contextOf } from '../../text/annotations/line-context.ts'
import { headlineOf } from '../../text/annotations/question-above.ts'
import { quotableSentences } from '../../text/annotations/quotable-sentences.ts'
import { detectLanguage } from '../../text/detect-language.ts'

/** Text beyond this length adds little to the meaning. */
const LONGEST = 600
const MARKS = /[*_`#|]+/g

/** The texts that represent a topic: each of its sentences, alone and with its context. */
function textsOfTopic({ passage, sentences }: Topic): string[] {
  const texts = sentences.flatMap(({ text, start }) => [text, textInContext(passage, start)])
  return texts.map((text) => text.slice(0, LONGEST))
}

/** The number of texts in `textsOfTopic`. */
export function countTextsOf({ sentences }: Topic): number {
  return 2 * sentences.length
}

/**
 * The texts of all topics of a passage, one after the other. None if it isn't in English, the only language that is
 * encoded.
 */
export function encodedTexts(passage: AnswerPassage): string[] {
  return isEncoded(passage) ? findTopics(passage).flatMap(textsOfTopic) : []
}

/** Whether the encoder knows the language of a passage. */
export function isEncoded({ heading, text }: AnswerPassage): boolean {
  return detectLanguage(`${heading}\n${text}`) === 'en'
}

/** The sentence at `start` below its heading. A row without column names or a line without its heading means little. */
export function textInContext(passage: AnswerPassage, start: number): string {
  const sentences = quotableSentences(passage)
  const position = sentences.findIndex((sentence) => sentence.start === start)
  const above = plain(headlineOf(passage, sentences, position)) || nameOf(passage.title)
  const context = contextOf(sentences, position)
  const header = context === undefined || context === position ? '' : plain(sentences[context]?.text ?? '')
  return [above, header, plain(sentences[position]?.text ?? '')].filter((text) => text !== '').join(': ')
}

function plain(text: string): string {
  return text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim()
}

/** The title of a file or a page. */
function nameOf(title: string): string {
  return plain(title.replace(/\.\w+$/, '').replaceAll('-', ' '))
}
