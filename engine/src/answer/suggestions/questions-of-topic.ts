import type { Topic } from '../../text/annotations/find-topics.ts'
import { endsAsking } from '../../text/annotations/line-context.ts'
import { questionAbout } from '../../text/annotations/topic-question.ts'
import { isElliptical } from '../conversation/follow-up-context.ts'

/** Short enough to be read at a glance, in characters. */
const LONGEST_QUESTION = 100
const SHORTEST_QUESTION = 10
/** Excludes quoted speech and ends of longer sentences. */
const FEWEST_WORDS = 3
/** Scripts without spaces between words. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const OPENING = /^[¿\p{Lu}\p{Lo}]/u

/**
 * Whole questions that a topic may answer, best first: the knowledge's own, those that a model wrote for its passage,
 * and one about each of its names.
 */
export function questionsOfTopic({ label, names, parts, passage }: Topic, language: string): string[] {
  const own = isOwnLine(passage.text, label) ? [label.replace(QUESTION_LABEL, '')] : []
  const named = names.length > 1 ? parts.map(({ name }) => name) : names
  const about = named.flatMap((name) => questionAbout(name, language) ?? [])
  return [...own, ...(passage.questions ?? []), ...about].filter(isWholeQuestion)
}

/** Whether a text is a question that makes sense alone. */
export function isWholeQuestion(text: string): boolean {
  const fits = text.length >= SHORTEST_QUESTION && text.length <= LONGEST_QUESTION
  const isSentence = DENSE.test(text) || text.split(' ').length >= FEWEST_WORDS
  return fits && isSentence && endsAsking(text) && OPENING.test(text) && !isElliptical(text)
}

/** "Q: " before a question in an FAQ. */
const QUESTION_LABEL = /^\p{Lu}[.:] ?/u

/** Ends a question that is a whole line, is in bold or italics, or has its answer after a label ("A: Yes"). */
const OWN_END = /^(?:[*_]|\s{0,3}\p{L}{1,9}:|[^\S\n]{0,9}(?:\n|$))/u

/** Whether a question is set apart from a longer paragraph ("Want it daily? Hang out the card."). */
export function isOwnLine(text: string, question: string): boolean {
  const at = text.indexOf(question)
  return at < 0 || OWN_END.test(text.slice(at + question.length))
}
