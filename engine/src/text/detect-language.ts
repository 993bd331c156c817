import { detect } from 'tinyld'
import { PACKS } from '../languages/packs.ts'
import { languagesOfChatWord } from './chat-words.ts'
import { type CommonWordsOf, languageByCommonWords, NO_COMMON_WORDS } from './common-words.ts'
import { countVotes, languagesOf } from './function-word-votes.ts'
import { wordsIn } from './words-in.ts'

/** Number of characters read. More doesn't improve the result. */
const SAMPLE_LENGTH = 400
/** Number of characters searched for them, not counting table rules. */
const MOST_LOOKED_AT = 4000
/** Five repetitions in a row: "WWWWW", "word word word word word". */
const REPEATED = /(.{1,20}?)\1{4,}/gsu
/** If repetition exceeds this share of a text, only the rest is used. */
const MOST_REPEATED = 0.5
const FEWEST_VOTES = 3
const FEWEST_DIFFERENT = 2
/** Function words make up at least a fifth of running text. */
const SMALLEST_SHARE = 0.15
const CLEAR_LEAD = 1.2

/**
 * ISO 639-1 code of the language of `text`, or `''` if it can't be detected. Function words decide if there are enough,
 * as in sentences. Lists and tables have few, so common words decide if they are known (`commonWordsOf`). For other
 * texts and languages letter sequences decide (tinyld), which one rare word can mislead.
 */
export function detectLanguage(text: string, commonWordsOf: CommonWordsOf = NO_COMMON_WORDS): string {
  // To tinyld, table rules and other signs look like letters of some language.
  const sample = text
    .slice(0, MOST_LOOKED_AT)
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\s]|-{2,}/gu, ' ')
    .slice(0, SAMPLE_LENGTH)
  const told = withoutRepetition(sample)
  return byFunctionWords(told) ?? languageByCommonWords(told, commonWordsOf) ?? detect(told)
}

/** "WWWWW …" is in no language, though some languages use its letters. */
function withoutRepetition(sample: string): string {
  const rest = sample.replace(REPEATED, ' ')
  return rest.length === sample.length || countLetters(rest) > countLetters(sample) * MOST_REPEATED
    ? sample
    : rest
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function byFunctionWords(sample: string): string | undefined {
  const words = wordsIn(sample)
  const [first, second] = [...countVotes(words)].sort((a, b) => b[1] - a[1])
  if (!first || first[1] < Math.max(FEWEST_VOTES, words.length * SMALLEST_SHARE)) return undefined
  // A list repeats the same word in every line ("pro Stunde", "per hour"), which may be a word of another language.
  if ((countVotes([...new Set(words)]).get(first[0]) ?? 0) < FEWEST_DIFFERENT) return undefined
  return first[1] >= (second?.[1] ?? 0) * CLEAR_LEAD ? first[0] : undefined
}

const LATIN = 'Latin'
const ownLetters = PACKS.flatMap(({ code, script, ownLetters: letters }) =>
  letters === undefined ? [] : [{ code, script, pattern: new RegExp(`[${letters}]`, 'iu') }],
)
const scripts = PACKS.filter(({ script }) => script !== LATIN).map(({ code, script }) => ({
  code,
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
}))
const toldByWords = new Set(PACKS.filter(({ isToldByWords }) => isToldByWords).map(({ code }) => code))
const LETTER_VOTE = 1
/** The weight of a chat word relative to a function word: Dutch has "wat" and "u" as regular words. */
const CHAT_WORD_VOTE = 0.5
const SMALLEST_VOTE = 0.3
const QUESTION_LEAD = 1.15

/**
 * The same for a question, which is too short for letter sequences. `undefined` if neither its script nor its words
 * decide. Every function word votes for the languages that have it; fewer languages make a vote stronger.
 */
export function detectQuestionLanguage(question: string): string | undefined {
  const other = ownLetters.filter(({ script }) => script !== LATIN)
  const written = [...other, ...scripts].find(({ pattern }) => pattern.test(question))
  if (written) return written.code
  const votes = new Map<string, number>()
  const vote = (language: string, count: number) => votes.set(language, (votes.get(language) ?? 0) + count)
  for (const { code, script, pattern } of ownLetters)
    if (script === LATIN && pattern.test(question)) vote(code, LETTER_VOTE)
  // Single letters, which some lists include, add to a language's votes but can't decide alone.
  let isTold = votes.size > 0
  for (const word of wordsIn(question)) {
    const votesOfWord = votesFor(word)
    if (word.length > 1 && votesOfWord.size > 0) isTold = true
    const sum = [...votesOfWord.values()].reduce((all, each) => all + each, 0)
    for (const [language, each] of votesOfWord) vote(language, each / sum)
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1])
  if (!isTold || !first || first[1] < SMALLEST_VOTE) return undefined
  return !second || first[1] >= second[1] * QUESTION_LEAD ? first[0] : undefined
}

/** A text with fewer letters carries too little evidence, and few of its words are function words. */
const FEWEST_CLEAR_WORDS = 4

/**
 * The language that a question is clearly in; undefined if unclear. A script with one language decides. In a shared
 * script the likely language wins, else the letters and words decide. In Latin script a question needs four words, and
 * its function words and letter sequences (tinyld) must agree.
 * @param likely the languages to expect, likeliest first
 */
export function clearLanguage(question: string, likely: readonly string[]): string | undefined {
  const written = PACKS.filter(({ script }) => script !== LATIN && isMostlyIn(question, script))
  if (written.length > 0) {
    const own = ownLetters.find(({ script, pattern }) => script !== LATIN && pattern.test(question))
    const sharing = likely.find((language) => written.some(({ code }) => code === language))
    return own?.code ?? sharing ?? detectQuestionLanguage(question) ?? written[0]?.code
  }
  if (wordsIn(question).length < FEWEST_CLEAR_WORDS) return undefined
  const language = detectQuestionLanguage(question)
  return language === detect(question) ? language : undefined
}

function isMostlyIn(text: string, script: string): boolean {
  const letters = text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0
  return letters * 2 > countLetters(text)
}

const telling = PACKS.map(({ code, tellingWords }) => ({ code, words: new Set(tellingWords?.split(' ')) }))

/** Votes of a word for each language that it may be in. */
function votesFor(word: string): Map<string, number> {
  const byTellingWords = telling.filter(({ words }) => words.has(word)).map(({ code }) => code)
  const votes = new Map([...languagesOf(word), ...byTellingWords].map((code) => [code, 1]))
  for (const code of languagesOfChatWord(word)) if (!votes.has(code)) votes.set(code, CHAT_WORD_VOTE)
  return new Map([...votes].filter(([code]) => toldByWords.has(code)))
}
