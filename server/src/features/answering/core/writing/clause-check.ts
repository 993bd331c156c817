import type { CheckContext } from '../checking/check-piece.ts'
import { checkPiece } from '../checking/check-piece.ts'
import type { Piece } from './piece-buffer.ts'

/** A clause leaves before its sentence's citation is known where one passage has so many of its words. */
const LEAST_SHARE = 0.5

/** The clauses of a long sentence: those that leave before its end, and those that wait for it. */
export class ClauseCheck {
  readonly #context: CheckContext
  #left = ''
  #held: Piece[] = []
  /** Sentences whose end was dropped after their beginning had left. */
  leftUnsupported = 0

  constructor(context: CheckContext) {
    this.#context = context
  }

  /** The pieces that may leave: none where something before the sentence waits for its end (`mayLeave`). */
  take(piece: Piece, mayLeave: boolean): readonly Piece[] {
    if (!mayLeave || this.#held.length > 0 || !this.#isLikely(piece.text)) {
      this.#held.push(piece)
      return []
    }
    this.#left += `${piece.text} `
    return [piece]
  }

  /** The sentence's end with the clauses that waited; `begun` is what has left of it. */
  end(last: Piece): { piece: Piece; begun: string; wasOpen: boolean } {
    const [first] = this.#held
    const joined = [...this.#held, last].map(({ lead, text }, at) => (at === 0 ? text : lead + text)).join('')
    const piece: Piece = { lead: first?.lead ?? last.lead, text: joined, kind: last.kind }
    const begun = this.#left
    this.#held = []
    this.#left = ''
    return { piece, begun, wasOpen: begun !== '' }
  }

  /** What is sent where the rest of a sentence is dropped: what has left can't be taken back. */
  breakOff(): readonly Piece[] {
    this.leftUnsupported++
    return [{ lead: ' ', text: '…', kind: 'clause' }]
  }

  /** The end of an answer that stops within a sentence. */
  close(): readonly Piece[] {
    return this.#left === '' ? [] : this.breakOff()
  }

  #isLikely(text: string): boolean {
    const { evidence } = this.#context
    const words = evidence.contentWords(text)
    const best = Array.from({ length: evidence.size }, (_, at) => at).find(
      (at) => evidence.countHeld(words, [at]) >= words.length * LEAST_SHARE,
    )
    if (words.length === 0 || best === undefined) return false
    return checkPiece({ text, cited: [best], leadsIn: false }, this.#context).kind === 'supported'
  }
}
