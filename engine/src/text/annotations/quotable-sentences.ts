import { alternatives } from '../../languages/alternatives.ts'
import { type Sentence, splitIntoSentences } from '../split-into-sentences.ts'
import { countTokens } from '../tokenize.ts'

const WORDS = alternatives(({ questionLabels }) => questionLabels?.words)
const LETTERS = alternatives(({ questionLabels }) => questionLabels?.letters)
const labelOf = (words: string) =>
  new RegExp(
    `^(?:\\*\\*)?(?:${words})\\s?\\d{0,3}\\.?\\s?(?:\\*\\*\\s?[:：]|[:：]\\*\\*|[:：])\\s*(?=\\S)`,
    'iu',
  )
const WORD_LABEL = labelOf(WORDS)
const ANY_LABEL = labelOf(`${WORDS}|${LETTERS}`)
/** A letter can mean anything, unless it precedes a question. */
const LABELLED_QUESTION = new RegExp(
  `(?:^|›\\s*|\\n)(?:\\*\\*)?(?:${LETTERS})\\s?\\d{0,3}\\.?(?:\\*\\*)?\\s?[:：][^\\n›]*[?？؟]`,
  'iu',
)

export interface HeadedText {
  readonly heading: string
  readonly text: string
}

const known = new WeakMap<HeadedText, readonly Sentence[]>()

/**
 * A passage's sentences as they can be quoted: "A:" and "Answer:" are removed from the beginning, so that each is still
 * an exact part of the text. Split once for each object.
 */
export function quotableSentences(passage: HeadedText): readonly Sentence[] {
  const sentences = known.get(passage) ?? splitSentences(passage)
  known.set(passage, sentences)
  return sentences
}

/** Sets a passage's sentences for this object. */
export function cacheSentences(passage: HeadedText, sentences: readonly Sentence[]): void {
  known.set(passage, sentences)
}

/** Words in a sentence. */
export function wordCount(sentence: Sentence): number {
  return sentence.wordCount ?? countTokens(sentence.text)
}

function splitSentences({ heading, text }: HeadedText): Sentence[] {
  const label = LABELLED_QUESTION.test(heading) || LABELLED_QUESTION.test(text) ? ANY_LABEL : WORD_LABEL
  return splitIntoSentences(text).map((sentence) => {
    if (sentence.kind !== 'prose') return sentence
    const length = label.exec(sentence.text)?.[0].length ?? 0
    return { ...sentence, start: sentence.start + length, text: sentence.text.slice(length) }
  })
}
