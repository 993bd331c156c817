import { alternatives } from '../../languages/alternatives.ts'
import { innermostHeading } from '../innermost-heading.ts'
import type { Sentence } from '../split-into-sentences.ts'
import { countTokens } from '../tokenize.ts'
import { asks, endsAsking, isTitle } from './line-context.ts'

type Texts = { readonly heading: string; readonly text: string }

/**
 * The heading of the sentence at `position`: the question before it that it answers, else the innermost heading; `''` if
 * none.
 */
export function headlineOf(passage: Texts, sentences: readonly Sentence[], position: number): string {
  const above = sentences[headlinePosition(passage.text, sentences, position) ?? -1]
  return above?.text ?? innermostHeading(passage.heading)
}

/** The position of the sentence that is the headline of the one at `position`; `undefined` if the innermost heading is. */
export function headlinePosition(
  text: string,
  sentences: readonly Sentence[],
  position: number,
): number | undefined {
  const title = runInTitle(text, sentences, position)
  if (title) return sentences.indexOf(title)
  const isProse = sentences[position]?.kind === 'prose'
  for (let at = position - 1; at >= 0; at--) {
    const sentence = sentences[at]
    if (!sentence || !asks(sentence)) continue
    const answer = text.slice(sentence.end, sentences[position]?.start)
    return !isProse || !goesOnElsewhere(answer) ? at : undefined
  }
  return undefined
}

/**
 * The run-in heading in bold at the start of the line of the sentence at `position` ("**Parking.** Behind the house.").
 */
export function runInTitle(
  text: string,
  sentences: readonly Sentence[],
  position: number,
): Sentence | undefined {
  let first = position
  while (first > 0 && !text.slice(sentences[first - 1]?.end, sentences[first]?.start).includes('\n')) first--
  const begins = first < position && sentences[position]?.kind === 'prose' ? sentences[first] : undefined
  return begins && isTitle(begins) ? begins : undefined
}

/**
 * Whether the text after a question has changed the subject by its end: after the question's line if that has an
 * answer, else after the next paragraph.
 */
function goesOnElsewhere(answer: string): boolean {
  const line = answer.indexOf('\n')
  if (answer.slice(0, Math.max(0, line)).trim() !== '') return true
  return /\S\s*\n\s*\n/.test(answer)
}

const FEWEST_WORDS_OF_A_QUESTION = 4

/** Whether a headline is a question or states what is asked, as in FAQs. A word or two only name a topic. */
export function isQuestionLike(headline: string, words = countTokens(headline)): boolean {
  return words >= FEWEST_WORDS_OF_A_QUESTION || endsAsking(headline)
}

const YES_OR_NO = new RegExp(
  `^(?:${alternatives(({ yesAndNo }) => yesAndNo)})(?:[,.!;:–—،。、，！]|\\s[–—-])`,
  'iu',
)

/** Whether the sentence says yes or no to the question above it, so that it is meaningless for another question. */
export function saysYesOrNo(sentence: Sentence): boolean {
  return YES_OR_NO.test(sentence.text)
}
