import { alternatives } from '../../languages/alternatives.ts'
import { innermostHeading } from '../innermost-heading.ts'
import type { Sentence } from '../split-into-sentences.ts'
import { countTokens } from '../tokenize.ts'
import { asks, endsAsking, isTitle } from './line-context.ts'

type Texts = { readonly heading: string; readonly text: string }

/** What the sentence at `place` stands under: the question before it that it answers, else the innermost heading; `''` for none. */
export function headlineOf(passage: Texts, sentences: readonly Sentence[], place: number): string {
  const above = sentences[headlinePlace(passage.text, sentences, place) ?? -1]
  return above?.text ?? innermostHeading(passage.heading)
}

/** The place of the sentence that is the headline of the one at `place`; `undefined` where the innermost heading is. */
export function headlinePlace(
  text: string,
  sentences: readonly Sentence[],
  place: number,
): number | undefined {
  const title = runInTitle(text, sentences, place)
  if (title) return sentences.indexOf(title)
  const isProse = sentences[place]?.kind === 'prose'
  for (let at = place - 1; at >= 0; at--) {
    const sentence = sentences[at]
    if (!sentence || !asks(sentence)) continue
    const answer = text.slice(sentence.end, sentences[place]?.start)
    return !isProse || !goesOnElsewhere(answer) ? at : undefined
  }
  return undefined
}

/** The words in bold that begin the line of the sentence at `place` and name what it is about ("**Parking.** Behind the house."). */
export function runInTitle(
  text: string,
  sentences: readonly Sentence[],
  place: number,
): Sentence | undefined {
  let first = place
  while (first > 0 && !text.slice(sentences[first - 1]?.end, sentences[first]?.start).includes('\n')) first--
  const begins = first < place && sentences[place]?.kind === 'prose' ? sentences[first] : undefined
  return begins && isTitle(begins) ? begins : undefined
}

/** Whether what follows a question is about something else by its end: below its line where that has an answer, else below the next paragraph. */
function goesOnElsewhere(answer: string): boolean {
  const line = answer.indexOf('\n')
  if (answer.slice(0, Math.max(0, line)).trim() !== '') return true
  return /\S\s*\n\s*\n/.test(answer)
}

const FEWEST_WORDS_OF_A_QUESTION = 4

/** Whether a headline asks, or says what is asked, as those of question lists do: one of a word or two only names a topic. */
export function isQuestionLike(headline: string, words = countTokens(headline)): boolean {
  return words >= FEWEST_WORDS_OF_A_QUESTION || endsAsking(headline)
}

const YES_OR_NO = new RegExp(
  `^(?:${alternatives(({ yesAndNo }) => yesAndNo)})(?:[,.!;:–—،。、，！]|\\s[–—-])`,
  'iu',
)

/** Whether the sentence says yes or no to what was asked above it, so that it means nothing to another question. */
export function saysYesOrNo(sentence: Sentence): boolean {
  return YES_OR_NO.test(sentence.text)
}
