import { CITATION, HALF_CITATION } from '@parleykit/engine/text/citations'
import { fenceOf, startsHeading, startsLine } from '@parleykit/engine/text/markdown-lines'
import { lengthOfMarksFirst, withoutMarks } from './cite-sources.ts'

/** A part of an answer that is checked and sent as one. */
export interface Piece {
  /** The white space before it. */
  readonly lead: string
  readonly text: string
  /** A sentence; a line of a list or a table, or a block of code; a part of a long sentence that isn't its end. */
  readonly kind: 'sentence' | 'line' | 'clause'
}

const MARK = `[ \\t]*${CITATION}`
/** What ends a sentence: its mark with what closes around it and the citations behind it, once something else follows. */
const SENTENCE_END = new RegExp(
  String.raw`(?:[.!?…؟]["'”»)\]*_]*|[。！？]["'”’」』）*_]*)(?:${MARK})*(?:(?=\s+(?:[^\s[【［]|[[【［]\s*[^\s\d０-９]))|(?<=[。！？」』）\]】］])(?=[^\s[【［。！？"'”’」』）*_]))`,
  'gu',
)
/** Dots that end no sentence: "e.g.", "Dr.", "3." before an item. */
const NO_END =
  /(?:^|[\s(])\d{1,2}\.\d{1,2}\.$|(?:^|[\s(])(?:\p{L}\.){1,5}$|(?:^|\n)[ \t]{0,20}\d{1,3}\.$|(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|No|Nr|ca|vs|etc|bzw|approx|inkl|incl|Std|Tel|Str|Abs|max|min)\.$/u
/** What may have to be closed behind a sentence's end. */
const ENCLOSES = /[*_"“”„«»‘’「『(（]/u
const HALF_MARK_FIRST = new RegExp(`^[ \\t]*${HALF_CITATION}$`, 'u')
/** Longer sentences leave in parts, as long as nothing in them has to be compared. */
const LONG_SENTENCE = 160
/** Nothing that a reader wants is longer without an end. */
const LONGEST_PIECE = 2000
const LONGEST_BLOCK = 6000
const HALF_FENCE = /^\s*(?:`{1,2}|~{1,2})$/
const CLAUSE_END = /[,;:](?=\s)|[，、；：]|\s[–—](?=\s)/gu
const NEEDS_COMPARING = /[\p{N}@]|https?:|www\.|\.\p{L}{2}/u

/**
 * Cuts a text that comes in bits into whole pieces: sentences with the citations behind them, list items, table rows, blocks of
 * code, and clauses of long sentences without a number or an address. What a writer leaves half said is never seen.
 */
export class PieceBuffer {
  #held = ''
  /** Whether clauses of the sentence that is held have left. */
  #hasLeft = false
  /** Whether the sentence before has left at its end: citations that still come are its own. */
  #mayGoOn = false

  /** The pieces that the text completes. */
  push(text: string): Piece[] {
    this.#held += text
    const pieces: Piece[] = []
    for (let piece = this.#take(); piece; piece = this.#take()) pieces.push(piece)
    return pieces
  }

  /** The sentence that is held, where it has come to its end; citations may follow. `take` lets it go. */
  whole(): { readonly piece: Piece; readonly take: () => void } | undefined {
    const held = this.#held.trimStart()
    const isPlain = !this.#hasLeft && !isLineOrHeading(held) && !ENCLOSES.test(held) && !held.includes('\n')
    const end = isPlain ? placeOfEnd(held) : undefined
    if (end === undefined || NO_END.test(held.slice(0, end + 1))) return undefined
    const take = () => {
      // The gap belongs to what follows.
      this.#held = this.#held.slice(this.#held.trimEnd().length)
      this.#mayGoOn = true
    }
    return { piece: toPiece(this.#held, 'sentence'), take }
  }

  /** What is left at the end, whole or not. */
  flush(): Piece[] {
    const rest = this.#held
    this.#held = ''
    if (rest.trim() === '') return []
    const fence = fenceOf(rest.trimStart())
    if (fence !== undefined) return [toPiece(`${rest.trimEnd()}\n${fence}`, 'line')]
    return [toPiece(rest, isLineOrHeading(rest) ? 'line' : 'sentence')]
  }

  #take(): Piece | undefined {
    const start = this.#held.search(/\S/)
    if (start < 0) return undefined
    const body = this.#held.slice(start)
    if (this.#mayGoOn) {
      if (HALF_MARK_FIRST.test(this.#held)) return undefined
      const marks = lengthOfMarksFirst(this.#held)
      if (marks > 0) return toPiece(this.#cutText(marks), 'sentence')
      this.#mayGoOn = false
    }
    const newline = body.indexOf('\n')
    const line = newline < 0 ? body : body.slice(0, newline)
    const fence = fenceOf(line)
    if (fence !== undefined) {
      const end = body.length > LONGEST_BLOCK ? LONGEST_BLOCK : endOfBlock(body, fence)
      return end === undefined ? undefined : this.#cut(start + end, 'line')
    }
    if (HALF_FENCE.test(line)) return undefined
    const isLine = isLineOrHeading(line)
    if (line.length > LONGEST_PIECE) return this.#cut(start + LONGEST_PIECE, isLine ? 'line' : 'sentence')
    if (isLine) return newline < 0 ? undefined : this.#cut(start + newline, 'line')
    const end = endOfSentence(body, line.length)
    if (end !== undefined) return this.#cut(start + end, 'sentence')
    if (newline >= 0) return this.#cut(start + newline, 'sentence')
    const clause = body.length > LONG_SENTENCE || this.#hasLeft ? endOfClauses(body) : undefined
    return clause === undefined ? undefined : this.#cut(start + clause, 'clause')
  }

  #cut(at: number, kind: Piece['kind']): Piece {
    this.#hasLeft = kind === 'clause'
    return toPiece(this.#cutText(at), kind)
  }

  #cutText(at: number): string {
    const text = this.#held.slice(0, at)
    this.#held = this.#held.slice(at)
    return text
  }
}

function toPiece(text: string, kind: Piece['kind']): Piece {
  const start = Math.max(0, text.search(/\S/))
  return { lead: text.slice(0, start), text: text.slice(start).trimEnd(), kind }
}

/** Where the mark stands that ends a text, behind a word or a citation, or before citations alone. */
function placeOfEnd(text: string): number | undefined {
  const last = text.search(/[.!?…؟。！？][^.!?…؟。！？]*$/u)
  if (last < 0) return undefined
  const rest = text.slice(last + 1)
  if (rest !== '') return withoutMarks(rest).trim() === '' ? last : undefined
  return /(?:[\]】］]|\p{L}{3})$/u.test(text.slice(0, last)) ? last : undefined
}

function endOfSentence(body: string, lineLength: number): number | undefined {
  for (const match of body.matchAll(SENTENCE_END)) {
    const at = match.index + match[0].length
    if (at > lineLength) return undefined
    const mark = /^[.!?…؟。！？]/u.exec(match[0])?.[0] ?? ''
    if (!NO_END.test(body.slice(0, match.index + mark.length))) return at
  }
  return undefined
}

/** Behind the fence that closes a block of code. */
function endOfBlock(body: string, fence: string): number | undefined {
  let end = body.indexOf('\n')
  while (end >= 0) {
    const next = body.indexOf('\n', end + 1)
    const line = body.slice(end + 1, next < 0 ? body.length : next)
    if (line.trim().startsWith(fence) && fenceOf(line) === line.trim()) return end + 1 + line.length
    end = next
  }
  return undefined
}

function endOfClauses(body: string): number | undefined {
  const value = body.search(NEEDS_COMPARING)
  const most = value < 0 ? body.length : value
  let end: number | undefined
  for (const { 0: mark, index } of body.matchAll(CLAUSE_END))
    if (index + mark.length <= most) end = index + mark.length
  return end
}

function isLineOrHeading(text: string): boolean {
  return startsLine(text) || startsHeading(text)
}
