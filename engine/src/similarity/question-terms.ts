import { stopWordsOf } from '../languages/languages.ts'
import { countVotes } from '../text/function-word-votes.ts'
import { normaliseWord } from '../text/normalise-word.ts'
import { forEachToken } from '../text/tokenize.ts'

/** The stems of a question's words, each with its weight for the subject of the question: 1, or less. */
export type QuestionTerms = ReadonlyMap<string, number>

/** Lists of function words include some that matter ("offen", German for "open"), so they still count a little. */
const FUNCTION_WORD_SHARE = 0.08

/**
 * What each question is about. The language of a question is detected by its function words, or if it has none, by
 * those of the other questions.
 */
export function questionTerms(questions: readonly string[]): QuestionTerms[] {
  const tokens = questions.map(wordsOf)
  const votes = tokens.map(countVotes)
  const votesOfAll = sum(votes)
  const stems = new Map<string, string>()
  const stemOf = (word: string, language: string) => {
    const key = `${language} ${word}`
    const known = stems.get(key)
    if (known !== undefined) return known
    // The last form is the one without diacritics, which everyone can type.
    const stem = normaliseWord(word, language).at(-1) ?? word
    stems.set(key, stem)
    return stem
  }
  return tokens.map((words, number) => {
    const language = favourite(votes[number] ?? new Map(), votesOfAll)
    const functionWords = stopWordsOf(language)
    const isTelling = (word: string) => !functionWords.has(word) && !saysLittle.test(word)
    const share = words.some(isTelling) ? FUNCTION_WORD_SHARE : 1
    return new Map(words.map((word) => [stemOf(word, language), isTelling(word) ? 1 : share]))
  })
}

/** For example the first part of "e-bike", or Japanese endings and particles. */
const saysLittle = /^[a-z]$|\p{Script=Hiragana}/u

type Votes = ReadonlyMap<string, number>

function wordsOf(question: string): string[] {
  const words: string[] = []
  forEachToken(question.normalize('NFKC').toLowerCase(), (word) => words.push(word))
  return words
}

function sum(all: readonly Votes[]): Votes {
  const total = new Map<string, number>()
  for (const [language, count] of all.flatMap((votes) => [...votes]))
    total.set(language, (total.get(language) ?? 0) + count)
  return total
}

/** The language with the most votes. If several have equally many, the one most frequent among all questions. */
function favourite(votes: Votes, votesOfAll: Votes): string {
  const most = Math.max(0, ...votes.values())
  const candidates = most === 0 ? [...votesOfAll.keys()] : [...votes.keys()]
  const ranked = candidates
    .filter((language) => (votes.get(language) ?? 0) === most)
    .sort((a, b) => (votesOfAll.get(b) ?? 0) - (votesOfAll.get(a) ?? 0))
  return ranked[0] ?? ''
}
