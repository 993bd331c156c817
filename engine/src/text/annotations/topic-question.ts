import { alternatives } from '../../languages/alternatives.ts'
import { stopWordsOf } from '../../languages/languages.ts'
import { PACKS, packOf } from '../../languages/packs.ts'
import { lowerCapitals } from '../lower-capitals.ts'

const MOST_WORDS = 4
const LONGEST_NAME = 40
const FEWEST_LETTERS = 4
/** Letters, and the characters allowed between them in a word. */
const PLAIN_NAME = /^[\p{L}\p{M}]+(?:(?: & |[ '’/-])[\p{L}\p{M}]+)*$/u
/** Scripts whose letters are words. */
const DENSE = /\p{Script=Han}/u
const CONJUNCTION = new RegExp(`^(?:${alternatives(({ conjunctions }) => conjunctions)})$`, 'u')
/** Languages with longer nouns. */
const SHORT_WORD = /^[a-z]{1,2}$/
const PLACE = '{topic}'

const FORMS = PACKS.map(({ topicQuestion }) => topicQuestion.toLowerCase().split(PLACE))

/** A whole question about the text under a heading that is a plain name; null for any other heading. */
export function questionAbout(heading: string, language: string): string | null {
  const form = packOf(language)?.topicQuestion
  if (!form || heading.length > LONGEST_NAME || !PLAIN_NAME.test(heading)) return null
  const isLong = heading.length >= FEWEST_LETTERS || DENSE.test(heading)
  const words = heading.toLowerCase().split(' ')
  const functionWords = stopWordsOf(language)
  // "Terms & conditions", but neither "Before you travel" nor "Contact us".
  const isFunctionWord = (word: string) => functionWords.has(word) || SHORT_WORD.test(word)
  const isName = words.every((word) => !isFunctionWord(word) || CONJUNCTION.test(word))
  if (!isLong || !isName || words.length > MOST_WORDS) return null
  return form.replace(PLACE, () => lowerCapitals(heading, [language]))
}

/** The heading that such a question is about. Any other text is returned unchanged. */
export function topicAskedFor(text: string): string {
  const asked = text.trim().toLowerCase()
  const form = FORMS.find(
    ([before = '', after = '']) =>
      asked.startsWith(before) && asked.endsWith(after) && asked.length > before.length + after.length,
  )
  if (!form) return text
  const [before = '', after = ''] = form
  return asked.slice(before.length, asked.length - after.length)
}
