import type { CommonWordsOf } from '../text/common-words.ts'
import { detectLanguage } from '../text/detect-language.ts'

const FALLBACK_LANGUAGE = 'en'
/** Characters of an entry that are used to detect its language, which takes about 1 ms. */
const SAMPLE_LENGTH = 400
const MOST_DETECTIONS = 2000
/** A language with a smaller share of the passages is considered misdetected and replaced by the commonest. */
const SMALLEST_SHARE = 0.02

interface Sampled {
  readonly entryId: number
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** Collects language samples of entries while their passages are read. */
export class LanguageSamples {
  readonly #samples = new Map<number, string>()
  readonly #commonWordsOf: CommonWordsOf

  constructor(commonWordsOf: CommonWordsOf) {
    this.#commonWordsOf = commonWordsOf
  }

  add({ entryId, title, heading, text }: Sampled): void {
    const sample = this.#samples.get(entryId) ?? `${title}\n${heading}`
    if (sample.length < SAMPLE_LENGTH)
      this.#samples.set(entryId, `${sample}\n${text.slice(0, SAMPLE_LENGTH)}`)
  }

  /**
   * The language of each passage, detected once per entry. If there are very many entries, only an even sample is
   * examined and the others take their neighbor's language.
   */
  detect(entryIds: readonly number[]): string[] {
    const step = Math.ceil(this.#samples.size / MOST_DETECTIONS)
    const found = new Map<number, string>()
    let language = ''
    for (const [number, [entryId, sample]] of [...this.#samples].entries()) {
      if (number % step === 0) language = detectLanguage(sample, this.#commonWordsOf)
      found.set(entryId, language)
    }
    const codes = entryIds.map((entryId) => found.get(entryId) ?? '')
    const shares = Map.groupBy(codes, (code) => code)
    const commonest = byFrequency(codes.filter((code) => code !== ''))[0] ?? FALLBACK_LANGUAGE
    return codes.map((code) => {
      const isMisdetected = code === '' || (shares.get(code)?.length ?? 0) < codes.length * SMALLEST_SHARE
      return isMisdetected ? commonest : code
    })
  }
}

/** Each code once, the commonest first. */
export function byFrequency(codes: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code)
}
