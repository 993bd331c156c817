import { conceptsIn } from '../text/concepts.ts'
import { detectLanguage } from '../text/detect-language.ts'
import { normaliseWord } from '../text/normalise-word.ts'
import { forEachToken } from '../text/tokenize.ts'
import type { PassageIndex } from './passage-index.ts'

/** A passage as the index takes it in. Ids are the caller's, whole numbers up to 2^53. */
export interface IndexablePassage {
  readonly passageId: number
  readonly entryId: number
  /** The entry's title or file name; `''` if it has none. */
  readonly title: string
  readonly heading: string
  readonly text: string
  /** Questions that it answers. */
  readonly questions?: readonly string[] | null
}

const FALLBACK_LANGUAGE = 'en'
/** Characters of an entry that its language is told from; telling takes about 1 ms. */
const SAMPLE_LENGTH = 400
const MOST_DETECTIONS = 2000
/** A language with a smaller share of the passages is taken for a slip of detection and read as the commonest. */
const SMALLEST_SHARE = 0.02

/** Builds the index of an agent's passages. The passages of an entry should follow one another. Linear in their text. */
export function buildIndex(passages: readonly IndexablePassage[]): PassageIndex {
  const languageOf = detectLanguages(passages)
  const vocabulary = new Vocabulary()
  const lengths = new Uint32Array(passages.length)
  for (const [number, passage] of passages.entries()) {
    const language = languageOf[number] ?? FALLBACK_LANGUAGE
    vocabulary.add(passage.title, language, number, 'head')
    vocabulary.add(passage.heading, language, number, 'head')
    lengths[number] = vocabulary.add(passage.text, language, number, 'body')
    for (const question of passage.questions ?? []) vocabulary.add(question, language, number, 'question')
  }
  return {
    languages: byFrequency(languageOf),
    ...vocabulary.toPostings(),
    passageIds: Float64Array.from(passages, (passage) => passage.passageId),
    entryIds: Float64Array.from(passages, (passage) => passage.entryId),
    lengths,
  }
}

/** One language per entry; of very many entries only an even sample is looked at, the others follow their neighbour. */
function detectLanguages(passages: readonly IndexablePassage[]): string[] {
  const samples = sampleEntries(passages)
  const step = Math.ceil(samples.size / MOST_DETECTIONS)
  const found = new Map<number, string>()
  let language = ''
  for (const [number, [entryId, sample]] of [...samples].entries()) {
    if (number % step === 0) language = detectLanguage(sample)
    found.set(entryId, language)
  }
  const codes = passages.map((passage) => found.get(passage.entryId) ?? '')
  const shares = Map.groupBy(codes, (code) => code)
  const commonest = byFrequency(codes.filter((code) => code !== ''))[0] ?? FALLBACK_LANGUAGE
  return codes.map((code) => {
    const isSlip = code === '' || (shares.get(code)?.length ?? 0) < codes.length * SMALLEST_SHARE
    return isSlip ? commonest : code
  })
}

function sampleEntries(passages: readonly IndexablePassage[]): Map<number, string> {
  const samples = new Map<number, string>()
  for (const { entryId, title, heading, text } of passages) {
    const sample = samples.get(entryId) ?? `${title}\n${heading}`
    if (sample.length < SAMPLE_LENGTH) samples.set(entryId, `${sample}\n${text.slice(0, SAMPLE_LENGTH)}`)
  }
  return samples
}

function byFrequency(codes: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code)
}

type Field = 'body' | 'head' | 'question'

/** Collects postings term by term; every surface form is normalised once per language. */
class Vocabulary {
  readonly #termNumbers = new Map<string, number>()
  readonly #numbersOfWord = new Map<string, Map<string, readonly number[]>>()
  readonly #postings: { passages: number[]; body: number[]; head: number[]; question: number[] }[] = []

  /** Adds the words of `text` and returns how many there are. */
  add(text: string, language: string, passage: number, field: Field): number {
    let words = 0
    const known = this.#numbersOfWord.get(language) ?? new Map<string, readonly number[]>()
    this.#numbersOfWord.set(language, known)
    forEachToken(text, (token) => {
      words++
      let numbers = known.get(token)
      if (!numbers) {
        numbers = normaliseWord(token, language).map((term) => this.#numberOf(term))
        known.set(token, numbers)
      }
      for (const number of numbers) this.#count(number, passage, field)
    })
    if (field === 'body')
      for (const term of conceptsIn(text)) this.#count(this.#numberOf(term), passage, field)
    return words
  }

  #numberOf(term: string): number {
    const known = this.#termNumbers.get(term)
    if (known !== undefined) return known
    this.#termNumbers.set(term, this.#postings.length)
    this.#postings.push({ passages: [], body: [], head: [], question: [] })
    return this.#postings.length - 1
  }

  #count(term: number, passage: number, field: Field): void {
    const posting = this.#postings[term]
    if (!posting) return
    if (posting.passages.at(-1) !== passage) {
      posting.passages.push(passage)
      posting.body.push(0)
      posting.head.push(0)
      posting.question.push(0)
    }
    const last = posting.passages.length - 1
    posting[field][last] = Math.min((posting[field][last] ?? 0) + 1, 255)
  }

  toPostings(): Pick<
    PassageIndex,
    'terms' | 'postingStarts' | 'postingPassages' | 'bodyCounts' | 'headCounts' | 'questionCounts'
  > {
    const terms = [...this.#termNumbers.keys()].sort()
    const total = this.#postings.reduce((sum, posting) => sum + posting.passages.length, 0)
    const postingStarts = new Uint32Array(terms.length + 1)
    const postingPassages = new Uint32Array(total)
    const bodyCounts = new Uint8Array(total)
    const headCounts = new Uint8Array(total)
    const questionCounts = new Uint8Array(total)
    let at = 0
    for (const [number, term] of terms.entries()) {
      const posting = this.#postings[this.#termNumbers.get(term) ?? 0]
      if (!posting) continue
      postingPassages.set(posting.passages, at)
      bodyCounts.set(posting.body, at)
      headCounts.set(posting.head, at)
      questionCounts.set(posting.question, at)
      at += posting.passages.length
      postingStarts[number + 1] = at
    }
    return { terms, postingStarts, postingPassages, bodyCounts, headCounts, questionCounts }
  }
}
