interface Passage {
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** Shorter sentences say too little to be told apart from a plain answer. */
const FEWEST_WORDS = 4
/** Of a sentence's words, those that one message has in the same order. */
const DICTATED_SHARE = 0.75

/**
 * Finds sentences that say what a visitor's message told the agent to say: most of their words stand in it in a row, and
 * no passage has one of these words. It compares words alone, so it works in every language.
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

  /** Whether a sentence that begins like this may turn out to be dictated. Then it isn't shown before its end is there. */
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
