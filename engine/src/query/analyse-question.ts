import { headShare, knowledgeWords } from '../index/index-statistics.ts'
import { findTerm, type PassageIndex, passageCount, questionLanguages } from '../index/passage-index.ts'
import { rarityOf, type WordRanksOf } from '../index/word-ranks.ts'
import { alternatives } from '../languages/alternatives.ts'
import { stopWordsOf } from '../languages/languages.ts'
import { packOf } from '../languages/packs.ts'
import { type ConceptPhrase, conceptsAskedBy, conceptsAskedIn, isCalendarTerm } from '../text/concepts.ts'
import { foldDiacritics, lowerCase, normaliseWord } from '../text/normalise-word.ts'
import { stripCitationMarks } from '../text/strip-citation-marks.ts'
import { forEachToken } from '../text/tokenize.ts'
import { findForms, type QueryContext, SAME_WORD } from './find-forms.ts'
import { findRelatedTerms } from './find-related-terms.ts'
import { findSpellings } from './find-spellings.ts'
import { type PairedWord, pairReader } from './paired-words.ts'
import { cacheWords } from './word-cache.ts'

/** One word of a question, interpreted against the index. */
export interface QuestionTerm {
  /** As the visitor wrote it. */
  readonly word: string
  /** The same, or the probable meaning if neither the knowledge nor the language knows the word. */
  readonly interpretation: string
  /** Index terms that match it and how well (1 = the word itself, less for a corrected spelling or a related word). */
  readonly forms: readonly { readonly term: string; readonly strength: number }[]
  /** Inverse document frequency, reduced for function words and for words of the previous question. */
  readonly weight: number
  /** How rare the word is in the language at large, from 0 (function words) to 1; reduced like `weight`. */
  readonly rarity: number
  /** The number of passages with the word itself or its corrected spelling. */
  readonly passageCount: number
  /**
   * How usual it is in the titles and headings of the knowledge: 0 if at most one passage has it there, 1 if all have.
   */
  readonly headShare: number
  readonly isFunctionWord: boolean
  /** Written with a capital (not at the start) or with a digit: a name or a number. */
  readonly isName: boolean
  /** Taken from the previous question to complete this one. */
  readonly isContext: boolean
}

export interface AnalysedQuestion {
  /** As the visitor wrote it. */
  readonly asked: string
  /** With misspelled words corrected. */
  readonly text: string
  readonly terms: readonly QuestionTerm[]
  /** The index that it was read against. */
  readonly index: PassageIndex
  readonly languages: readonly string[]
  /** Number of words in the knowledge. */
  readonly knowledgeWords: number
}

const MAX_TERMS = 64
const FUNCTION_WORD_WEIGHT = 0.1
const CONTEXT_WEIGHT = 0.5
/** The weight of a very common content word relative to a very rare one. */
const LEAST_IMPORTANCE = 0.5
const UNKNOWN_ATTRIBUTE = 3
/** In smaller knowledge, a word that occurs would weigh next to nothing compared with one that doesn't. */
const FEWEST_PASSAGES = 30

/** Reads a question against an index. `askedBefore` is an earlier question that completes it; `''` if none. */
export function analyseQuestion(
  index: PassageIndex,
  asked: string,
  askedBefore: string,
  ranksOf: WordRanksOf,
): AnalysedQuestion {
  const question = stripCitationMarks(asked)
  const languages = questionLanguages(index)
  const context: QueryContext = { index, languages, ranksOf }
  const terms = new Map<string, QuestionTerm>()
  const phrases = conceptsAskedIn(question).filter(({ term }) => findTerm(index, term) >= 0)
  const read = (source: string, readWord: (word: Word) => QuestionTerm) => {
    const pairAt = pairReader(source)
    forEachToken(source, (word, start, end) => {
      const key = foldDiacritics(lowerCase(word))
      if (terms.size >= MAX_TERMS || terms.has(key)) return
      const pair = pairAt(start, end)
      const isFunctionWord = pair !== undefined && pair.word === undefined
      terms.set(key, readWord({ word, isName: isName(word, start, languages), isFunctionWord, pair }))
    })
  }
  read(question, (word) => {
    const lower = lowerCase(word.word)
    const asked = phrases.find((phrase) => phrase.word === lower)
    if (asked) return readPhrase(index, word.word, asked)
    const isFunctionWord = word.isFunctionWord || phrases.some(({ words }) => words.has(lower))
    return cachedTerm(context, { ...word, isFunctionWord })
  })
  // "How much is that?" has no meaning by itself.
  const saysSomething = [...terms.values()].some(({ isFunctionWord }) => !isFunctionWord)
  read(stripCitationMarks(askedBefore), (word) =>
    asContext(cachedTerm(context, word), saysSomething ? CONTEXT_WEIGHT : 1),
  )
  const corrected = correctText(question, terms)
  raiseUnknownAttribute(corrected, terms)
  return {
    asked,
    text: corrected,
    terms: [...terms.values()],
    index,
    languages,
    knowledgeWords: knowledgeWords(index),
  }
}

interface Word {
  readonly word: string
  readonly isName: boolean
  readonly isFunctionWord: boolean
  /** For Chinese and Japanese. */
  readonly pair: PairedWord | undefined
}

/** `text` with each word as it was interpreted. */
function correctText(text: string, terms: ReadonlyMap<string, QuestionTerm>): string {
  let corrected = ''
  let from = 0
  forEachToken(text, (token, start, end) => {
    const term = terms.get(foldDiacritics(lowerCase(token)))
    if (!term || term.interpretation === term.word) return
    corrected += text.slice(from, start) + term.interpretation
    from = end
  })
  return corrected + text.slice(from)
}

/** The property asked about: "heavy" in "how heavy is the bike?". */
const ATTRIBUTE = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ degreeWords }) => degreeWords)})\\s+(\\p{L}+)`,
  'iu',
)
/** The thing asked for: "bike insurance" in "do you have bike insurance for tours?". */
const THING = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ askedObjects }) => askedObjects?.openings)})\\s+(.{1,200}?)(?=\\s(?:${alternatives(({ askedObjects }) => askedObjects?.prepositions)})\\s|[?.!,]|$)`,
  'iu',
)

/** Raises the weight of an unknown thing or property asked about, so that knowledge without it doesn't answer. */
function raiseUnknownAttribute(text: string, terms: Map<string, QuestionTerm>): void {
  const asked = `${ATTRIBUTE.exec(text)?.[1] ?? ''} ${THING.exec(text)?.[1] ?? ''}`.trim()
  forEachToken(asked, (word) => {
    const key = foldDiacritics(lowerCase(word))
    const term = terms.get(key)
    if (term && !term.isFunctionWord && term.forms.length === 0)
      terms.set(key, { ...term, weight: term.weight * UNKNOWN_ATTRIBUTE })
  })
}

function isName(word: string, start: number, languages: readonly string[]): boolean {
  if (/\p{N}/u.test(word)) return true
  return (
    start > 0 && (packOf(languages[0] ?? '')?.nounsAreCapitalised ? /^\p{Lu}{2}/u : /^\p{Lu}/u).test(word)
  )
}

function asContext(term: QuestionTerm, share: number): QuestionTerm {
  return { ...term, weight: term.weight * share, rarity: term.rarity * share, isContext: true }
}

/** The word that represents a phrase: "where" in "where are you?". */
function readPhrase(index: PassageIndex, word: string, { term, strength }: ConceptPhrase): QuestionTerm {
  const count = passageCount(index, findTerm(index, term))
  return {
    word,
    interpretation: word,
    forms: [{ term, strength }],
    weight: inverseFrequency(Math.max(index.lengths.length, FEWEST_PASSAGES), count) * LEAST_IMPORTANCE,
    rarity: 1,
    passageCount: count,
    headShare: 0,
    isFunctionWord: false,
    isName: false,
    isContext: false,
  }
}

const cacheTerm = cacheWords<QuestionTerm>()

/** `readTerm` of a single word is the same in every question. */
function cachedTerm(context: QueryContext, word: Word): QuestionTerm {
  if (word.pair !== undefined) return readTerm(context, word)
  const key = `${word.isName ? 1 : 0}${word.isFunctionWord ? 1 : 0}${word.word}`
  return cacheTerm(context, key, () => readTerm(context, word))
}

function readTerm(
  context: QueryContext,
  { word, isName, isFunctionWord: isKnownFunctionWord, pair }: Word,
): QuestionTerm {
  const { index, languages, ranksOf } = context
  // A month or day that the knowledge has under another name is not a typo.
  const spellings = namesDate(index, word) ? [] : findSpellings(index, languages, ranksOf, word)
  const spelled = spellings[0]?.word ?? word
  // Lists of function words include "offen" (German for "open").
  const isFunctionWord =
    isKnownFunctionWord ||
    (languages.some((language) => stopWordsOf(language).has(lowerCase(spelled))) &&
      !asksForHeld(index, spelled))
  const { interpretation, strengths: found } = isFunctionWord
    ? { interpretation: spelled, strengths: ownTerms(context, spelled) }
    : findForms(context, word, spellings)
  const strengths = new Map(found)
  for (const [term, strength] of signStrengths(context, pair))
    if ((strengths.get(term) ?? 0) < strength) strengths.set(term, strength)
  const share = isFunctionWord ? 1 : (pair?.share ?? 1)
  const same = [...strengths].filter(([, strength]) => strength >= SAME_WORD)
  const count = Math.max(0, ...same.map(([term]) => passageCount(index, findTerm(index, term))))
  const rarity = isFunctionWord ? 0 : rarityOf(pair?.word ?? interpretation, languages, ranksOf)
  const frequency = inverseFrequency(Math.max(index.lengths.length, FEWEST_PASSAGES), count)
  const importance = isFunctionWord
    ? functionWordWeight(index)
    : LEAST_IMPORTANCE + (1 - LEAST_IMPORTANCE) * rarity
  return {
    word,
    interpretation,
    forms: [...strengths].map(([term, strength]) => ({ term, strength })),
    weight: frequency * importance * share,
    rarity: rarity * share,
    passageCount: count,
    headShare: Math.max(0, ...[...strengths.keys()].map((term) => headShare(index, findTerm(index, term)))),
    isFunctionWord,
    isName: isName && !isFunctionWord,
    isContext: false,
  }
}

/** The matches of a pair of signs in the knowledge. For a one-sign word, also the matches of related words. */
function signStrengths({ index, languages }: QueryContext, pair: PairedWord | undefined): [string, number][] {
  const own = [...(pair?.signs ?? [])].filter(([term]) => findTerm(index, term) >= 0)
  if (pair?.word?.length !== 1) return own
  const signs = new Set(pair.signs.keys())
  return [
    ...own,
    ...findRelatedTerms(index, languages, signs).map(([term, strength]): [string, number] => [
      term,
      strength,
    ]),
  ]
}

function namesDate(index: PassageIndex, word: string): boolean {
  return conceptsAskedBy(word).some(({ term }) => isCalendarTerm(term) && findTerm(index, term) >= 0)
}

/** Whether the knowledge has what a word asks for. */
function asksForHeld(index: PassageIndex, word: string): boolean {
  return conceptsAskedBy(word).some(({ term }) => findTerm(index, term) >= 0)
}

function ownTerms({ index, languages }: QueryContext, word: string): Map<string, number> {
  const terms = languages.flatMap((language) => normaliseWord(word, language))
  return new Map(terms.filter((term) => findTerm(index, term) >= 0).map((term) => [term, 1]))
}

/** In a few passages, document frequencies of function words are meaningless. */
function functionWordWeight(index: PassageIndex): number {
  return FUNCTION_WORD_WEIGHT * Math.min(1, index.lengths.length / FEWEST_PASSAGES)
}

/** Robertson and Sparck Jones' weight as used by BM25, never below zero. */
function inverseFrequency(passages: number, holding: number): number {
  return Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))
}
