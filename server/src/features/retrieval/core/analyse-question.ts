import { type Concept, conceptsAskedBy, conceptsAskedIn } from './concepts.ts'
import { findRelatedTerms } from './find-related-terms.ts'
import { findCompounds, findLongerCompounds, findSpelling } from './find-similar-terms.ts'
import { findSpellings } from './find-spellings.ts'
import { functionPairs } from './function-pairs.ts'
import { stopWordsOf } from './languages.ts'
import { foldDiacritics, lowerCase, normaliseWord } from './normalise-word.ts'
import { findTerm, headShare, type PassageIndex, passageCount } from './passage-index.ts'
import { forEachToken } from './tokenize.ts'
import { isListed, rarityOf, type WordRanksOf } from './word-ranks.ts'

/** One word of a question as the index sees it. */
export interface QuestionTerm {
  /** As the visitor wrote it. */
  readonly word: string
  /** The same, or as it is probably meant, where the knowledge and the language don't know the word. */
  readonly meant: string
  /** Index terms that stand for it and how well (1 = the word itself, less for a corrected spelling or a relative). */
  readonly forms: readonly { readonly term: string; readonly strength: number }[]
  /** Inverse document frequency, lowered for function words and for words that come from the question before. */
  readonly weight: number
  /** How seldom the language at large uses the word, from 0 (function words) to 1; lowered like `weight`. */
  readonly rarity: number
  /** Passages that hold the word itself or its corrected spelling. */
  readonly passageCount: number
  /** How usual it is in the titles and headings of the knowledge: 0 if one passage at most has it there, 1 if all have. */
  readonly headShare: number
  readonly isFunctionWord: boolean
  /** Written with a capital (not at the start) or with a digit: a name or a number. */
  readonly isName: boolean
  /** Taken from the question before, to complete this one. */
  readonly isContext: boolean
}

export interface AnalysedQuestion {
  /** With its misspelt words put right. */
  readonly text: string
  readonly terms: readonly QuestionTerm[]
  readonly languages: readonly string[]
  /** Words in the knowledge. */
  readonly knowledgeWords: number
}

const MAX_TERMS = 64
const MOST_LANGUAGES = 3
const FUNCTION_WORD_WEIGHT = 0.1
const CONTEXT_WEIGHT = 0.5
/** Of a content word that everybody uses all the time, beside one that hardly anybody uses. */
const LEAST_IMPORTANCE = 0.5
const UNKNOWN_ATTRIBUTE = 3
/** In smaller knowledge a word that occurs would weigh next to nothing beside one that doesn't. */
const FEWEST_PASSAGES = 30
const PHRASE_RARITY = 1
const SPELLING_STRENGTH = 0.8
const LISTED_SPELLING_STRENGTH = 0.9
const OTHER_SPELLING_STRENGTH = 0.7
/** Of a term that is alike, to a word that isn't misspelt: mostly another form of it. */
const ALIKE_STRENGTH = 0.4
const COMPOUND_STRENGTH = 0.5

/** Reads a question against an index. `context` is an earlier question that completes it; `''` for none. */
export function analyseQuestion(
  index: PassageIndex,
  text: string,
  context: string,
  ranksOf: WordRanksOf,
): AnalysedQuestion {
  const languages = index.languages.slice(0, MOST_LANGUAGES)
  const terms = new Map<string, QuestionTerm>()
  const phrases = conceptsAskedIn(text).filter(({ concept }) => findTerm(index, concept.term) >= 0)
  const read = (source: string, from?: { contextWeight: number }) => {
    const isFunctionPair = functionPairs(source)
    forEachToken(source, (word, start, end) => {
      const key = foldDiacritics(lowerCase(word))
      if (terms.size >= MAX_TERMS || terms.has(key)) return
      const asked = from ? undefined : phrases.find((phrase) => phrase.word === lowerCase(word))
      const term = asked
        ? readPhrase(index, word, asked.concept)
        : readTerm({ index, languages, ranksOf }, word, {
            isName: isName(word, start, languages),
            isFunctionPair: isFunctionPair(start, end),
          })
      terms.set(key, from ? asContext(term, from.contextWeight) : term)
    })
  }
  read(text)
  // "How much is that?" says nothing by itself.
  const saysSomething = [...terms.values()].some(({ isFunctionWord }) => !isFunctionWord)
  read(context, { contextWeight: saysSomething ? CONTEXT_WEIGHT : 1 })
  const corrected = correctText(text, terms)
  raiseUnknownAttribute(corrected, terms)
  return {
    text: corrected,
    terms: [...terms.values()],
    languages,
    knowledgeWords: index.lengths.reduce((sum, length) => sum + length, 0),
  }
}

/** `text` with each word as it is meant. */
function correctText(text: string, terms: ReadonlyMap<string, QuestionTerm>): string {
  let corrected = ''
  let from = 0
  forEachToken(text, (token, start, end) => {
    const term = terms.get(foldDiacritics(lowerCase(token)))
    if (!term || term.meant === term.word) return
    corrected += text.slice(from, start) + term.meant
    from = end
  })
  return corrected + text.slice(from)
}

/** What is asked about: "heavy" in "how heavy is the bike?". */
const ATTRIBUTE = /(?<!\p{L})(?:how|wie|qu[ée] tan|hoe)\s+(\p{L}+)/iu

/** Knowledge that doesn't know what is asked about a thing doesn't answer, however well it knows the thing. */
function raiseUnknownAttribute(text: string, terms: Map<string, QuestionTerm>): void {
  const key = foldDiacritics(lowerCase(ATTRIBUTE.exec(text)?.[1] ?? ''))
  const term = terms.get(key)
  if (term && !term.isFunctionWord && term.forms.length === 0)
    terms.set(key, { ...term, weight: term.weight * UNKNOWN_ATTRIBUTE })
}

/** German writes every noun with a capital. */
function isName(word: string, start: number, languages: readonly string[]): boolean {
  if (/\p{N}/u.test(word)) return true
  return start > 0 && (languages[0] === 'de' ? /^\p{Lu}{2}/u : /^\p{Lu}/u).test(word)
}

interface Reading {
  readonly index: PassageIndex
  readonly languages: readonly string[]
  readonly ranksOf: WordRanksOf
}

function asContext(term: QuestionTerm, share: number): QuestionTerm {
  return { ...term, weight: term.weight * share, rarity: term.rarity * share, isContext: true }
}

/** The word that carries what a phrase asks for: "where" in "where are you?". */
function readPhrase(index: PassageIndex, word: string, { term, strength }: Concept): QuestionTerm {
  const count = passageCount(index, findTerm(index, term))
  return {
    word,
    meant: word,
    forms: [{ term, strength }],
    weight: inverseFrequency(Math.max(index.lengths.length, FEWEST_PASSAGES), count) * LEAST_IMPORTANCE,
    rarity: PHRASE_RARITY,
    passageCount: count,
    headShare: 0,
    isFunctionWord: false,
    isName: false,
    isContext: false,
  }
}

function readTerm(
  { index, languages, ranksOf }: Reading,
  word: string,
  { isName, isFunctionPair }: { readonly isName: boolean; readonly isFunctionPair: boolean },
): QuestionTerm {
  const [spelling, ...others] = findSpellings(index, languages, ranksOf, word)
  const meant = spelling?.word ?? word
  const lower = lowerCase(meant)
  const isFunctionWord = isFunctionPair || languages.some((language) => stopWordsOf(language).has(lower))
  const own = new Set(languages.flatMap((language) => normaliseWord(meant, language)))
  const strengths = new Map<string, number>()
  const strength = spelling ? (spelling.isListed ? LISTED_SPELLING_STRENGTH : SPELLING_STRENGTH) : 1
  for (const term of own) if (findTerm(index, term) >= 0) strengths.set(term, strength)
  for (const term of isFunctionWord ? [] : others.flatMap((other) => other.terms)) {
    if (!strengths.has(term)) strengths.set(term, OTHER_SPELLING_STRENGTH)
  }
  if (strengths.size === 0 && !isFunctionWord) {
    const isWord = isListed(word, languages, ranksOf)
    for (const term of own) {
      const nearest = findSpelling(index, term)
      if (nearest !== undefined) strengths.set(nearest, isWord ? ALIKE_STRENGTH : SPELLING_STRENGTH)
    }
  }
  const isUnknown = strengths.size === 0 && !isFunctionWord
  if (!isFunctionWord) {
    for (const [term, strength] of findRelatedTerms(index, languages, lower, own)) {
      if ((strengths.get(term) ?? 0) < strength) strengths.set(term, strength)
    }
  }
  if (strengths.size === 0 && !isFunctionWord) {
    for (const language of languages) {
      const stem = (part: string) => normaliseWord(part, language)[0] ?? part
      for (const part of findCompounds(index, lower, stem)) strengths.set(part, COMPOUND_STRENGTH)
    }
  }
  if (isUnknown) {
    for (const language of languages) {
      for (const stem of normaliseWord(meant, language)) {
        for (const term of findLongerCompounds(index, stem, language))
          strengths.set(term, Math.max(strengths.get(term) ?? 0, COMPOUND_STRENGTH))
      }
    }
  }
  for (const { term, strength } of conceptsAskedBy(meant)) {
    if (!isFunctionWord && findTerm(index, term) >= 0) strengths.set(term, strength)
  }
  const same = [...strengths].filter(([, strength]) => strength >= SPELLING_STRENGTH)
  const count = Math.max(0, ...same.map(([term]) => passageCount(index, findTerm(index, term))))
  const rarity = isFunctionWord ? 0 : rarityOf(meant, languages, ranksOf)
  const frequency = inverseFrequency(Math.max(index.lengths.length, FEWEST_PASSAGES), count)
  const importance = isFunctionWord
    ? functionWordWeight(index)
    : LEAST_IMPORTANCE + (1 - LEAST_IMPORTANCE) * rarity
  return {
    word,
    meant,
    forms: [...strengths].map(([term, strength]) => ({ term, strength })),
    weight: frequency * importance,
    rarity,
    passageCount: count,
    headShare: Math.max(0, ...[...strengths.keys()].map((term) => headShare(index, findTerm(index, term)))),
    isFunctionWord,
    isName: isName && !isFunctionWord,
    isContext: false,
  }
}

/** Which function words a handful of passages happen to have says nothing. */
function functionWordWeight(index: PassageIndex): number {
  return FUNCTION_WORD_WEIGHT * Math.min(1, index.lengths.length / FEWEST_PASSAGES)
}

/** Robertson and Sparck Jones' weight as used by BM25, never below zero. */
function inverseFrequency(passages: number, holding: number): number {
  return Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))
}
