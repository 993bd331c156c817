import { wordsOfAll } from '@parleykit/engine/languages/alternatives'
import { BETWEEN_NUMBERS, DIGIT } from '@parleykit/engine/text/strip-citation-marks'

const FENCE = /^[ \t]{0,20}(`{3,10}|~{3,10})/
/** After a backtick on the same line, before a space. */
const IN_LINE = /`[^`\s]*$/

/** Tracks whether a text that arrives in chunks currently ends inside code. */
class CodeState {
  #line = ''
  #fence: string | undefined

  push(text: string): void {
    const [first = '', ...lines] = text.split('\n')
    this.#line += first
    for (const line of lines) {
      this.#fence = this.#fenceBehindLine()
      this.#line = line
    }
  }

  get isCode(): boolean {
    if (this.#fence !== undefined) return this.#fenceBehindLine() !== undefined
    return IN_LINE.test(this.#line) && (this.#line.match(/`/g)?.length ?? 0) % 2 === 1
  }

  #fenceBehindLine(): string | undefined {
    const fence = FENCE.exec(this.#line)?.[1]
    if (this.#fence === undefined) return fence
    return fence?.startsWith(this.#fence) ? undefined : this.#fence
  }
}

/** Words that models write next to a passage number. */
const WORDS = [...wordsOfAll(({ citationWords }) => citationWords)]
/** Longer words first: "passages" begins with "passage". */
const KEYWORD = `(?:${WORDS.toSorted((a, b) => b.length - a.length).join('|')})`
const LIST = String.raw`${DIGIT}{1,3}(?:\s?(?:${BETWEEN_NUMBERS}|[&–-]|and|und|et|y|e)\s?${KEYWORD}?\s?#?${DIGIT}{1,3}){0,8}`
/** A note after a number: a passage's name or place, as OpenAI's models write it (`【1:0†source】`, `【1†L3-L5】`). */
const NOTE = String.raw`(?:\s?(?::\d{1,3}†|[†|])[^\]】］\n]{0,40}|\s?:\s?\p{L}[^\]】］\n]{0,40})?`
const INSIDE = String.raw`\s?(?:\^|#|${KEYWORD}[.:]?\s?(?:number\s?)?#?)?\s?(${LIST})${NOTE}\s?`
const RAISED = new RegExp(String.raw`^<sup>\s?\[?\s?(${LIST})\s?\]?\s?</sup>`, 'iu')
/** Squares and cubes are not citations: "20 m<sup>2</sup>". */
const POWER = /^<sup>[23]</i
const HAS_POWERS = /\d\s?[kcdmµ]?m$/u
const FORMS = [
  String.raw`\[\[${INSIDE}\]\]`,
  String.raw`\\?[[【［]${INSIDE}\\?[\]】］]`,
  String.raw`[(（]\s?${KEYWORD}[.:]?\s?(?:number\s?)?#?\s?(${LIST})\s?[)）]`,
]
  .map((form) => new RegExp(`^(?:${form})`, 'iu'))
  .concat(RAISED)
const TARGET = /^\(#[^)\s]{0,20}\)/
const OPENS = /\\(?=\[|$)|[[【［(（<]/u
const MOST_HELD = 64
/** How many characters of the released text are needed to tell whether a number is a power. */
const UNIT_LENGTH = 4
const WIDEST_RANGE = 5
/** An unfinished citation at the end of a reply that broke off. */
const HALF = /(?<![ \t])[ \t]*[[【［]\s?[\d０-９][\d０-９,，、;\s]*$/u

const MARK_OPENS = '\u{e000}'
const MARK_CLOSES = '\u{e001}'
/** A citation as `CitationNormalizer` writes it: the gap before it, then numbers joined by commas. Unlike any code. */
export const MARK = new RegExp(`(?<![ \\t])([ \\t]*)${MARK_OPENS}([\\d,]+)${MARK_CLOSES}`, 'gu')
const OWN = new RegExp(`[${MARK_OPENS}${MARK_CLOSES}]`, 'gu')

/** A text without its citations. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '')
}

/**
 * Rewrites the ways in which models cite passages to a `MARK`: `[10]`, `[Passage 10]`, `【10†source】`, `[^10]`, `(source
 * 10)`, `<sup>10</sup>`, full width, escaped, ranges. The text arrives in chunks. Text that may still become a citation
 * is held back until this is certain. Code and links stay unchanged.
 */
export class CitationNormalizer {
  #held = ''
  #released = ''
  readonly #code = new CodeState()
  #isBehindMark = false

  push(text: string): string {
    this.#held += text.replace(OWN, '')
    return this.#rewrite(false)
  }

  /** Returns the text still held at the end. */
  flush(): string {
    return (this.#rewrite(true) + this.#let(this.#held.length)).replace(HALF, '')
  }

  #rewrite(isEnd: boolean): string {
    let released = ''
    for (;;) {
      const at = this.#held.search(OPENS)
      if (at < 0) return released + this.#let(this.#held.length)
      if (at > 0) released += this.#let(at)
      if (this.#code.isCode) {
        released += this.#let(1)
        continue
      }
      const mark = this.#mark(isEnd)
      if (mark === 'unclear') return released
      if (mark !== undefined) released += mark
      else if (!isEnd && this.#mayBecomeOne()) return released
      else released += this.#let(1)
    }
  }

  #let(length: number): string {
    const text = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    if (text !== '') this.#isBehindMark = false
    this.#code.push(text)
    this.#released = (this.#released + text).slice(-UNIT_LENGTH)
    return text
  }

  /** The mark for a citation; undefined for any other text, 'unclear' if it may still be the text of a link. */
  #mark(isEnd: boolean): string | undefined {
    const target = this.#isBehindMark ? TARGET.exec(this.#held)?.[0] : undefined
    if (target !== undefined) {
      this.#held = this.#held.slice(target.length)
      return ''
    }
    if (POWER.test(this.#held) && HAS_POWERS.test(this.#released)) return undefined
    for (const form of FORMS) {
      const match = form.exec(this.#held)
      if (!match) continue
      const behind = this.#held.slice(match[0].length)
      if (!isEnd && (behind === '' || behind === '(')) return 'unclear'
      if (/^\([^#]/.test(behind)) return undefined
      this.#held = behind
      this.#isBehindMark = true
      return MARK_OPENS + numbersOf(match[1] ?? '').join(',') + MARK_CLOSES
    }
    return undefined
  }

  #mayBecomeOne(): boolean {
    const held = this.#held
    if (held.length > MOST_HELD || held.includes('\n')) return false
    if (held.startsWith('<')) return '<sup>'.startsWith(held.toLowerCase()) || /^<sup>[^>]*>?$/i.test(held)
    if (this.#isBehindMark && /^\((?:#[^)\s]{0,20})?$/.test(held)) return true
    const inside = held.toLowerCase().replace(/^(?:\[\[|\\?[[【［(（]|\\)\s*/u, '')
    if (/[\]】］)）]/u.test(held.startsWith('[[') ? inside.replace(/\]$/, '') : inside)) return false
    if (inside === '') return true
    const word = /^\p{L}+/u.exec(inside)?.[0]
    if (word === undefined) return /^[\d０-９^#]/u.test(inside) && !/^[(（]/u.test(held)
    return WORDS.some((known) => (word === inside ? known.startsWith(word) : known === word))
  }
}

function numbersOf(list: string): number[] {
  const numbers: number[] = []
  for (const { 0: item } of withPlainDigits(list).matchAll(/\d+(?:\s*[–-]\s*\d+)?/g)) {
    const [from = 0, to = from] = item.split(/[–-]/).map(Number)
    const isRange = to > from && to - from <= WIDEST_RANGE
    numbers.push(...(isRange ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [from, to]))
  }
  return [...new Set(numbers)]
}

const DIGITS_FROM = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** Replaces decimal digits of other scripts with 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = DIGITS_FROM.find((from) => code >= from && code < from + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
