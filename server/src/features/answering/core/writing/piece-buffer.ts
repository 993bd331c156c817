/** A part of an answer that is checked and sent as one. */
export interface Piece {
  /** The white space before it. */
  readonly lead: string
  readonly text: string
  /** A sentence; a line of a list or a table; a part of a long sentence that isn't its end. */
  readonly kind: 'sentence' | 'line' | 'clause'
}

const MARK = String.raw`[ \t]*[[【]\s*\d{1,3}(?:\s*[,;]\s*\d{1,3})*\s*[\]】]`
/** What ends a sentence: its mark with what closes around it and the citations behind it, once something else follows. */
const SENTENCE_END = new RegExp(
  String.raw`(?:[.!?…؟]["'”»)\]*_]*|[。！？]["'”’」』）*_]*)(?:${MARK})*(?:(?=\s+(?:[^\s[【]|[[【]\s*[^\s\d]))|(?<=[。！？」』）\]】])(?=[^\s[【。！？"'”’」』）*_]))`,
  'gu',
)
/** Dots that end no sentence: "e.g.", "Dr.", "3." before an item. */
const NO_END =
  /(?:^|[\s(])(?:\p{L}\.){1,5}$|(?:^|\n)[ \t]{0,20}\d{1,3}\.$|(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|No|Nr|ca|vs|etc|bzw|approx|inkl|incl|Std|Tel|Str|Abs|max|min)\.$/u
const LINE = /^\s*(?:\||[-*+•–]\s|\d{1,3}[.)]\s|#{1,6}\s)/
/** Longer sentences leave in parts, as long as nothing in them has to be compared. */
const LONG_SENTENCE = 160
/** Nothing that a reader wants is longer without an end. */
const LONGEST_PIECE = 2000
const CLAUSE_END = /[,;:](?=\s)|[，、；：]|\s[–—](?=\s)/gu
const NEEDS_COMPARING = /[\p{N}@]|https?:|www\.|\.\p{L}{2}/u

/**
 * Cuts a text that comes in bits into whole pieces: sentences with the citations behind them, list items, table rows, and
 * clauses of long sentences without a number or an address. What a writer leaves half said is never seen.
 */
export class PieceBuffer {
  #held = ''
  /** Whether clauses of the sentence that is held have left. */
  #hasLeft = false

  /** The pieces that the text completes. */
  push(text: string): Piece[] {
    this.#held += text
    const pieces: Piece[] = []
    for (let piece = this.#take(); piece; piece = this.#take()) pieces.push(piece)
    return pieces
  }

  /** What is left at the end, whole or not. */
  flush(): Piece[] {
    const rest = this.#held
    this.#held = ''
    return rest.trim() === '' ? [] : [toPiece(rest, LINE.test(rest) ? 'line' : 'sentence')]
  }

  #take(): Piece | undefined {
    const start = this.#held.search(/\S/)
    if (start < 0) return undefined
    const body = this.#held.slice(start)
    const newline = body.indexOf('\n')
    const line = newline < 0 ? body : body.slice(0, newline)
    const isLine = LINE.test(line)
    if (line.length > LONGEST_PIECE) return this.#cut(start + LONGEST_PIECE, isLine ? 'line' : 'sentence')
    if (isLine) return newline < 0 ? undefined : this.#cut(start + newline, 'line')
    const end = endOfSentence(body, line.length)
    if (end !== undefined) return this.#cut(start + end, 'sentence')
    if (newline >= 0) return this.#cut(start + newline, 'sentence')
    const clause = body.length > LONG_SENTENCE || this.#hasLeft ? endOfClauses(body) : undefined
    return clause === undefined ? undefined : this.#cut(start + clause, 'clause')
  }

  #cut(at: number, kind: Piece['kind']): Piece {
    const piece = toPiece(this.#held.slice(0, at), kind)
    this.#held = this.#held.slice(at)
    this.#hasLeft = kind === 'clause'
    return piece
  }
}

function toPiece(text: string, kind: Piece['kind']): Piece {
  const start = Math.max(0, text.search(/\S/))
  return { lead: text.slice(0, start), text: text.slice(start).trimEnd(), kind }
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
