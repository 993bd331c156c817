import { CITATION, HALF_CITATION } from '@parleykit/engine/text/citations'
import { startsHeading, startsLine } from '@parleykit/engine/text/markdown-lines'
import { lengthOfMarksFirst, withoutMarks } from './cite-sources.ts'
import { codeWithin, endOfBlock, leavesFenceOpen, mayOpenBlock, openingFence } from './code-block.ts'

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
/** Of a line that may close a block of code. */
const LONGEST_FENCE = 40
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
  /** Whether a block of code has begun behind other text in its line: it comes line by line. */
  #isFenced = false
  /** Whether the block of code that is held is longer than any piece, and is left out. */
  #isTooLong = false

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
    const start = rest.search(/\S/)
    const fence = this.#isFenced ? undefined : openingFence(lineOf(rest.slice(start)))
    if (fence !== undefined) return this.#flushBlock(rest, start, fence)
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
    if (newline < 0 && mayOpenBlock(line)) return undefined
    const fence = newline < 0 || this.#isFenced ? undefined : openingFence(line)
    if (fence !== undefined) return this.#takeBlock(start, fence)
    const isLine = isLineOrHeading(line)
    if (line.length > LONGEST_PIECE) return this.#cut(start + LONGEST_PIECE, isLine ? 'line' : 'sentence')
    if (isLine) return newline < 0 ? undefined : this.#cut(start + newline, 'line')
    const end = endOfSentence(body, line.length)
    if (end !== undefined) return this.#cut(start + end, 'sentence')
    if (newline >= 0) return this.#cut(start + newline, 'sentence')
    const clause = body.length > LONG_SENTENCE || this.#hasLeft ? endOfClauses(body) : undefined
    return clause === undefined ? undefined : this.#cut(start + clause, 'clause')
  }

  #takeBlock(start: number, fence: string): Piece | undefined {
    const body = this.#held.slice(start)
    const end = endOfBlock(body, fence)
    if (end !== undefined) {
      const block = this.#cutText(start + end)
      const isLeftOut = this.#isTooLong || block.length - start > LONGEST_PIECE
      this.#isTooLong = false
      return isLeftOut || isEmpty(block) ? this.#take() : toBlock(block)
    }
    if (body.length > LONGEST_PIECE) {
      const last = body.slice(body.lastIndexOf('\n') + 1)
      this.#held = `${lineOf(body)}\n${last.slice(0, LONGEST_FENCE)}`
      this.#isTooLong = true
    }
    return undefined
  }

  /** A block that the end has cut off is closed. */
  #flushBlock(rest: string, start: number, fence: string): Piece[] {
    const body = rest.slice(start)
    const end = endOfBlock(body, fence, true)
    const block =
      rest.slice(0, start) + (end === undefined ? `${body.trimEnd()}\n${fence}` : body.slice(0, end))
    this.#held = end === undefined ? '' : body.slice(end)
    const isLeftOut = this.#isTooLong || isEmpty(block)
    this.#isTooLong = false
    return [...(isLeftOut ? [] : [toBlock(block)]), ...(this.#held === '' ? [] : this.flush())]
  }

  #cut(at: number, kind: Piece['kind']): Piece {
    this.#hasLeft = kind === 'clause'
    const text = this.#cutText(at)
    if (leavesFenceOpen(text)) this.#isFenced = !this.#isFenced
    return toPiece(text, kind)
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

/** With the blanks before its first line, which its other lines have as well. */
function toBlock(text: string): Piece {
  const start = text.lastIndexOf('\n', text.search(/\S/)) + 1
  return { lead: text.slice(0, start), text: text.slice(start).trimEnd(), kind: 'line' }
}

function isEmpty(block: string): boolean {
  return (codeWithin(block.trimStart()) ?? '').trim() === ''
}

function lineOf(text: string): string {
  const newline = text.indexOf('\n')
  return newline < 0 ? text : text.slice(0, newline)
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
