import { detect } from 'tinyld'
import { PACKS } from '../languages/packs.ts'
import { languagesOfChatWord } from './chat-words.ts'
import { type CommonWordsOf, languageByCommonWords, NO_COMMON_WORDS } from './common-words.ts'
import { countVotes, languagesOf } from './function-word-votes.ts'
import { wordsIn } from './words-in.ts'

/** Characters that are read: more make it no surer. */
const SAMPLE_LENGTH = 400
/** What is looked through for them: the rules of tables are left out. */
const MOST_LOOKED_AT = 4000
/** Five times the same in a row: "WWWWW", "word word word word word". */
const REPEATED = /(.{1,20}?)\1{4,}/gsu
/** Where more of a text is repetition, only the rest tells. */
const MOST_REPEATED = 0.5
const FEWEST_VOTES = 3
const FEWEST_DIFFERENT = 2
/** Function words make up a fifth of running text and more. */
const SMALLEST_SHARE = 0.15
const CLEAR_LEAD = 1.2

/**
 * ISO 639-1 code of the language of `text`, or `''` when it can't be told. Function words decide where there are enough, as
 * in sentences; in lists and tables, which have few, the common words do where they are known (`commonWordsOf`); for other
 * texts and languages the letter sequences (tinyld), which one rare word can mislead.
 */
export function detectLanguage(text: string, commonWordsOf: CommonWordsOf = NO_COMMON_WORDS): string {
  // The rules of tables and other signs read like letters of some language to tinyld.
  const sample = text
    .slice(0, MOST_LOOKED_AT)
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\s]|-{2,}/gu, ' ')
    .slice(0, SAMPLE_LENGTH)
  const told = withoutRepetition(sample)
  return byFunctionWords(told) ?? languageByCommonWords(told, commonWordsOf) ?? detect(told)
}

/** "WWWWW …" is in no language, though its letters are those of some. */
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
  // A list has the same word in every line ("pro Stunde", "per hour"), which may be one of another language.
  if ((countVotes([...new Set(words)]).get(first[0]) ?? 0) < FEWEST_DIFFERENT) return undefined
  return first[1] >= (second?.[1] ?? 0) * CLEAR_LEAD ? first[0] : undefined
}

const LATIN = 'Latin'
const ownLetters = PACKS.flatMap(({ code, script, ownLetters: letters }) =>
  letters === null ? [] : [{ code, script, pattern: new RegExp(`[${letters}]`, 'iu') }],
)
const scripts = PACKS.filter(({ script }) => script !== LATIN).map(({ code, script }) => ({
  code,
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
}))
const toldByWords = new Set(PACKS.filter(({ isToldByWords }) => isToldByWords).map(({ code }) => code))
const LETTER_VOTE = 1
/** Of a word as it is typed in chats, beside those of function words: Dutch has "wat" and "u" as they stand. */
const CHAT_WORD_VOTE = 0.5
const SMALLEST_VOTE = 0.3
const QUESTION_LEAD = 1.15

/**
 * The same of a question, which is too short for sequences of letters: `undefined` where neither its script nor its words
 * tell. Every function word votes for the languages that have it, the more the fewer they are.
 */
export function detectQuestionLanguage(question: string): string | undefined {
  const other = ownLetters.filter(({ script }) => script !== LATIN)
  const written = [...other, ...scripts].find(({ pattern }) => pattern.test(question))
  if (written) return written.code
  const votes = new Map<string, number>()
  const vote = (language: string, count: number) => votes.set(language, (votes.get(language) ?? 0) + count)
  for (const { code, script, pattern } of ownLetters)
    if (script === LATIN && pattern.test(question)) vote(code, LETTER_VOTE)
  // Single letters, of which the lists have some, lean a question to a language and don't tell it by themselves.
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

/** Letters of a shorter text say too little, and few of its words are function words. */
const FEWEST_CLEAR_WORDS = 4

/**
 * The language that a question is clearly in; undefined where it isn't clear. A script that one language has is; of those that share
 * one, the likely language, else what its letters and words tell. In Latin script a question needs four words, of which function
 * words and sequences of letters (tinyld) tell the same language.
 * @param likely the languages that it may be expected in, the likeliest first
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

/** What a word says for each language that it may be of. */
function votesFor(word: string): Map<string, number> {
  const byTellingWords = telling.filter(({ words }) => words.has(word)).map(({ code }) => code)
  const votes = new Map([...languagesOf(word), ...byTellingWords].map((code) => [code, 1]))
  for (const code of languagesOfChatWord(word)) if (!votes.has(code)) votes.set(code, CHAT_WORD_VOTE)
  return new Map([...votes].filter(([code]) => toldByWords.has(code)))
}
