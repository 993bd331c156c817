import { HEADING_SEPARATOR } from './innermost-heading.ts'
import { isRowOfDashes, stepNumber } from './markdown-lines.ts'
import { type Block, splitIntoBlocks, TITLE_LINE_LEVEL } from './split-into-blocks.ts'
import { splitProse } from './split-into-sentences.ts'
import { countTokens } from './tokenize.ts'

/** A part of an entry that is searched and quoted as a unit. `ordinal` counts from 0 within the entry. */
export interface PassageText {
  /** The headings above it, outermost first, joined by " › "; `''` if there are none. */
  readonly heading: string
  readonly text: string
  readonly ordinal: number
}

/** Sizes are in words (pairs of characters for Chinese, Japanese and Thai). */
const SMALLEST = 60
const COMFORTABLE = 150
const LARGEST = 200
const LONGEST_HEADING = 300
/** In characters: limits text with hardly any words, such as encoded data. */
const LONGEST_PIECE = 6000

interface Piece {
  readonly text: string
  readonly kind: Exclude<Block['kind'], 'heading'>
  readonly size: number
  /** Separator between it and the piece before. */
  readonly glue: '' | ' ' | '\n' | '\n\n'
}

/**
 * Splits an entry's text (Markdown-like or plain) along its structure into passages of about 60 to 200 words. Headings
 * become context. Sentences, list items, table rows and code blocks stay whole. Linear in the text's length.
 */
export function splitIntoPassages(source: string): PassageText[] {
  const passages: PassageText[] = []
  let path: { level: number; text: string }[] = []
  let pieces: Piece[] = []
  let bare = false
  const endSection = () => {
    const last = path.at(-1)
    const isBare = pieces.length === 0 && bare && last !== undefined
    if (isBare) pieces = cut({ kind: 'prose', text: last.text })
    // A line that only looked like a title, with nothing below it, is text.
    const heading = headingPath(isBare && last.level === TITLE_LINE_LEVEL ? path.slice(0, -1) : path)
    const texts = pack(pieces)
    for (const text of texts) passages.push({ heading, text, ordinal: passages.length })
    pieces = []
    bare = false
  }
  for (const block of splitIntoBlocks(source)) {
    if (block.kind !== 'heading') {
      const [first, ...rest] = cut(block)
      const joined = first && joinTo(pieces.at(-1), first)
      if (joined) pieces[pieces.length - 1] = joined
      else if (first) pieces.push(first)
      pieces.push(...rest)
      bare = false
      continue
    }
    const deeper = block.level > (path.at(-1)?.level ?? 0)
    if (bare && deeper) bare = false
    endSection()
    path = [...path.filter((above) => above.level < block.level), block]
    bare = block.text !== ''
  }
  endSection()
  return passages
}

function headingPath(path: readonly { text: string }[]): string {
  const texts = path.map((heading) => heading.text).filter((text) => text !== '')
  return texts.join(HEADING_SEPARATOR).slice(0, LONGEST_HEADING)
}

/** Numbered steps as one piece, since a partial quote would mislead. `undefined` if the second has no predecessor. */
function joinTo(before: Piece | undefined, piece: Piece): Piece | undefined {
  const areItems = before?.kind === 'item' && piece.kind === 'item'
  if (!areItems || before.size + piece.size > LARGEST) return undefined
  const number = stepNumber(piece.text)
  const last = before.text
    .split('\n')
    .map(stepNumber)
    .findLast((each) => each !== undefined)
  if (last === undefined || (number !== undefined && number !== last + 1)) return undefined
  return { ...before, text: `${before.text}\n${piece.text}`, size: before.size + piece.size }
}

/** A block as one piece, or its sentences if it is too long for a passage. */
function cut(block: Exclude<Block, { kind: 'heading' }>): Piece[] {
  const glue = block.kind === 'item' || block.kind === 'row' ? '\n' : '\n\n'
  // Longer text is cut without parsing: a word of millions of letters is too much for a pattern.
  if (block.text.length <= LONGEST_PIECE) {
    const size = sizeOf(block.text)
    if (size <= LARGEST || block.kind === 'code' || block.kind === 'row') return [{ ...block, size, glue }]
  }
  return splitProse(block.text).map((sentence, at, all) => ({
    text: sentence.text,
    kind: block.kind,
    size: sizeOf(sentence.text),
    glue: at === 0 ? glue : block.text.slice(all[at - 1]?.end, sentence.start).includes('\n') ? '\n' : ' ',
  }))
}

/** Number of characters that count as a word in text with hardly any words: encoded data, rules. */
const LONGEST_WORD = 30

/** In words. */
function sizeOf(text: string): number {
  return Math.max(countTokens(text), Math.ceil(text.length / LONGEST_WORD))
}

/** Joins adjacent pieces into texts. A table that continues in the next text repeats its header rows there. */
function pack(pieces: readonly Piece[]): string[] {
  const texts: string[] = []
  let text = ''
  let size = 0
  let left = pieces.reduce((sum, piece) => sum + piece.size, 0)
  let header: string[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    if (piece.kind !== 'row') header = []
    else if (before?.kind !== 'row') header = tableHeader(pieces, at)
    const full = size + piece.size > LARGEST || (size >= SMALLEST && size + piece.size > COMFORTABLE)
    if (
      text !== '' &&
      full &&
      (size >= SMALLEST || size + piece.size > LARGEST * 2) &&
      left >= SMALLEST / 2
    ) {
      texts.push(text)
      text = piece.kind === 'row' && before?.kind === 'row' ? header.join('\n') : ''
      size = 0
    }
    text +=
      text === ''
        ? piece.text
        : (before?.kind === piece.kind || piece.glue === '' ? piece.glue : '\n\n') + piece.text
    size += piece.size
    left -= piece.size
  }
  if (text !== '') texts.push(text)
  return texts
}

/** The header and delimiter rows of the table that starts at `at`. None if the second row is no delimiter row. */
function tableHeader(pieces: readonly Piece[], at: number): string[] {
  const second = pieces[at + 1]
  return second && isRowOfDashes(second.text) ? [pieces[at]?.text ?? '', second.text] : []
}
