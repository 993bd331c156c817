import { hasLines } from '@parleykit/engine/text/markdown-lines'
import { fold } from '../checking/evidence-reading.ts'
import type { PromptEvidence } from '../checking/prompt-evidence.ts'
import type { Piece } from './piece-buffer.ts'

/** Characters of the knowledge that a reply repeats word for word, at most. */
const MOST_VERBATIM = 1000
const WORDS_IN_A_ROW = 6

/** Counts what a reply repeats of the knowledge; lines of a list or table that was asked for are free, of one place. */
export class VerbatimMeter {
  readonly #evidence: PromptEvidence
  readonly #wantsLines: boolean
  #place: string | undefined
  #count = 0
  isFull = false

  constructor(evidence: PromptEvidence, wantsLines: boolean) {
    this.#evidence = evidence
    this.#wantsLines = wantsLines
  }

  /** Whether a piece still fits; counts it if so. `bare` is its text without citations, `by` the passages behind it. */
  admits(piece: Piece, bare: string, by: readonly number[]): boolean {
    if (piece.kind === 'line' && this.#isFree(by)) return true
    const repeated = Math.max(
      0,
      ...by.map((passage) => repeatedLength(bare, this.#evidence.foldedText(passage))),
    )
    if (this.#count + repeated > MOST_VERBATIM) {
      this.isFull = true
      return false
    }
    this.#count += repeated
    return true
  }

  #isFree(by: readonly number[]): boolean {
    if (!this.#wantsLines) return false
    const places = by.map((passage) => this.#evidence.placeOf(passage))
    const [place] = places
    if (!by.every((passage) => hasLines(this.#evidence.plainText(passage)))) return false
    this.#place ??= place
    return places.every((each) => each === this.#place)
  }
}

/** Characters of a text's words that stand in another in runs of six or more; all of a shorter text that stands there. */
function repeatedLength(text: string, source: string): number {
  const folded = fold(text)
  if (source.includes(folded)) return folded.length
  const words = folded.split(' ')
  if (words.length < WORDS_IN_A_ROW) return 0
  const isRepeated = new Array<boolean>(words.length).fill(false)
  for (let at = 0; at + WORDS_IN_A_ROW <= words.length; at++) {
    if (source.includes(words.slice(at, at + WORDS_IN_A_ROW).join(' ')))
      isRepeated.fill(true, at, at + WORDS_IN_A_ROW)
  }
  return words.reduce((sum, word, at) => sum + (isRepeated[at] ? word.length + 1 : 0), 0)
}
