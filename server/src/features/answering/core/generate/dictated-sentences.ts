interface Passage {
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** Shorter sentences can't be told apart from a plain answer. */
const FEWEST_WORDS = 4
/** Minimum share of a sentence's words that one message has in the same order. */
const DICTATED_SHARE = 0.75

/**
 * Finds sentences that repeat what a visitor told the agent to say: most of their words occur in a row in one message,
 * and at least one of these words is in no passage. It compares words only, so it works in every language.
 */
export class DictatedSentences {
  readonly #messages: readonly (readonly string[])[]
  readonly #passages: readonly Passage[]
  #known: ReadonlySet<string> | undefined

  constructor(messages: readonly string[], passages: readonly Passage[]) {
    this.#messages = messages.map(wordsOf)
    this.#passages = passages
  }

  has(sentence: string): boolean {
    const words = wordsOf(sentence)
    if (words.length < FEWEST_WORDS) return false
    const run = this.#longestRun(words)
    const isMostOfIt = run.length >= Math.max(FEWEST_WORDS, words.length * DICTATED_SHARE)
    return isMostOfIt && run.some((word) => !this.#isKnown(word))
  }

  /** Whether a sentence with this beginning may turn out to be dictated. It isn't shown until it is complete. */
  mayBegin(beginning: string): boolean {
    const words = wordsOf(beginning)
    return words.length < FEWEST_WORDS || this.#longestRun(words).length * 2 >= words.length
  }

  #longestRun(words: readonly string[]): readonly string[] {
    let longest: readonly string[] = []
    for (const message of this.#messages)
      for (let from = 0; from < words.length; from++)
        for (let at = 0; at < message.length; at++) {
          let length = 0
          while (from + length < words.length && words[from + length] === message[at + length]) length++
          if (length > longest.length) longest = words.slice(from, from + length)
        }
    return longest
  }

  #isKnown(word: string): boolean {
    this.#known ??= new Set(
      this.#passages.flatMap(({ title, heading, text }) => wordsOf(`${title}\n${heading}\n${text}`)),
    )
    return this.#known.has(word)
  }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words and numbers of a text in lower case, in any script. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase()))
    if (isWordLike) words.push(segment)
  return words
}
