import type { WordList } from '../text/annotations/word-list.ts'

const ENCODER = new TextEncoder()
const DECODER = new TextDecoder()
/** Buffer size that fits most words. */
const ASKED = new Uint8Array(256)

/** The words of an index's passages, as bytes. Strings are made on demand. */
export class WordTable implements WordList {
  /** All words one after the other, in UTF-8, and the start of each. */
  readonly bytes: Uint8Array
  readonly starts: Uint32Array
  /** The numbers of the words in byte order. */
  readonly sorted: Uint32Array

  constructor(bytes: Uint8Array, starts: Uint32Array, sorted: Uint32Array) {
    this.bytes = bytes
    this.starts = starts
    this.sorted = sorted
  }

  static of(words: readonly string[]): WordTable {
    const starts = new Uint32Array(words.length + 1)
    let bytes = new Uint8Array(1 << 16)
    for (const [number, word] of words.entries()) {
      const start = starts[number] ?? 0
      if (start + 3 * word.length > bytes.length) {
        const more = new Uint8Array(2 * bytes.length + 3 * word.length)
        more.set(bytes)
        bytes = more
      }
      starts[number + 1] = start + ENCODER.encodeInto(word, bytes.subarray(start)).written
    }
    const table = new WordTable(bytes.slice(0, starts[words.length]), starts, new Uint32Array(words.length))
    const { sorted } = table
    for (let number = 0; number < words.length; number++) sorted[number] = number
    sorted.sort((a, b) => table.#compare(a, table.#bytesOf(b)))
    return table
  }

  numberOf(word: string): number {
    if (3 * word.length > ASKED.length) return this.#numberOf(ENCODER.encode(word))
    return this.#numberOf(ASKED.subarray(0, ENCODER.encodeInto(word, ASKED).written))
  }

  #numberOf(asked: Uint8Array): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.sorted[middle] ?? 0, asked) < 0) low = middle + 1
      else high = middle
    }
    const number = this.sorted[low]
    return number !== undefined && this.#compare(number, asked) === 0 ? number : -1
  }

  wordAt(number: number): string {
    return DECODER.decode(this.#bytesOf(number))
  }

  #bytesOf(number: number): Uint8Array {
    return this.bytes.subarray(this.starts[number] ?? 0, this.starts[number + 1] ?? 0)
  }

  #compare(number: number, other: Uint8Array): number {
    const start = this.starts[number] ?? 0
    const length = (this.starts[number + 1] ?? start) - start
    const shared = Math.min(length, other.length)
    for (let at = 0; at < shared; at++) {
      const difference = (this.bytes[start + at] ?? 0) - (other[at] ?? 0)
      if (difference !== 0) return difference
    }
    return length - other.length
  }
}
