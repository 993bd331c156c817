import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** Part of a pattern that lies within one token wherever the pattern is found, with what stands around it there. */
interface Piece {
  readonly before: string
  readonly source: string
  readonly after: string
}

/** Pieces of a pattern, of which one is in a token wherever it is found. */
interface Clue {
  readonly pieces: readonly Piece[]
  /** Letters and figures that it has at least: the more, the fewer tokens have it by chance. */
  readonly letters: number
}

/** A run of a pattern's elements that match nothing but characters of tokens. */
interface Run {
  before: string
  source: string
  letters: number
  /** What it matches at least, in characters. */
  shortest: number
}

const TOKEN_CHARACTER = /[\p{L}\p{M}\p{N}]/u
/** They stand within tokens too: 1,000.50, U.S., C++. */
const INNER_SIGN = /[.,+#]/
/** One by itself may stand behind an apostrophe, where it is no token. */
const LETTER = /\p{Ll}|\\p\{L/u
const FIGURE = /\\d|\\p\{Nd?\}/g
const SOME_LETTERS = 0.5
/** What it has tells nothing. */
const ANY_WORD = 'x'
const parser = new RegExpParser()

/**
 * The source of a pattern, with the flags u and, where `pattern` has it, i, that one of a text's tokens (`forEachToken`), in lower case, has wherever `pattern` is found
 * in the text, as far as scripts written with spaces go; null where no token can tell. Other texts needn't be searched.
 */
export function clueOf({ source, flags }: RegExp): string | null {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const { alternatives } = parser.parsePattern(source, 0, source.length, modes)
  const clue = clueOfAny(alternatives, '', '')
  if (!clue) return null
  const found = sourceOf(clue.pieces)
  return new RegExp(found, 'u').test(ANY_WORD) ? null : found
}

/** What stands around several pieces is written once. */
function sourceOf(pieces: readonly Piece[]): string {
  const groups = Map.groupBy(pieces, ({ before, after }) => JSON.stringify([before, after]))
  return [...groups.values()]
    .flatMap((group) => {
      const [{ before, after } = { before: '', after: '' }] = group
      return `${before}(?:${[...new Set(group.map(({ source }) => source))].join('|')})${after}`
    })
    .join('|')
}

/** `before` and `after` are what stands around all alternatives. */
function clueOfAny(
  alternatives: readonly AST.Alternative[],
  before: string,
  after: string,
): Clue | undefined {
  const possible = alternatives.filter((alternative) => !isNowhere(alternative))
  const all = possible.flatMap(({ elements }) => clueOfAll(elements, before, after) ?? [])
  if (all.length === 0 || all.length < possible.length) return undefined
  return {
    pieces: all.flatMap(({ pieces }) => pieces),
    letters: Math.min(...all.map(({ letters }) => letters)),
  }
}

/** The clue of elements that follow one another: the longest there is. */
function clueOfAll(elements: readonly AST.Element[], before: string, after: string): Clue | undefined {
  const clues: Clue[] = []
  let run: Run = { before, source: '', letters: 0, shortest: 0 }
  const end = (behind: string, next: string) => {
    const { source, letters, shortest } = run
    if (shortest > 1 || (shortest === 1 && !LETTER.test(source.replaceAll(FIGURE, ''))))
      clues.push({ pieces: [{ before: run.before, source, after: behind }], letters })
    run = { before: next, source: '', letters: 0, shortest: 0 }
  }
  for (const [at, element] of elements.entries()) {
    if (element.type === 'Assertion') {
      if (!isEdge(element)) continue
      if (element.kind === 'lookahead') end(element.raw, '')
      else if (run.source === '') run.before = element.raw
    } else if (isOfToken(element)) {
      run.source += print(element)
      run.letters += lettersOf(element)
      run.shortest += shortestOf(element)
    } else {
      const isGap = isBetweenTokens(element)
      const ahead = run.source === '' ? run.before : ''
      end(isGap ? '$' : '', isGap ? '^' : '')
      if (element.type === 'Group' || element.type === 'CapturingGroup') {
        const next = elements[at + 1]
        const clue = clueOfAny(element.alternatives, ahead, next ? endBefore(next) : after)
        if (clue) clues.push(clue)
      }
    }
  }
  end(after, '')
  return clues.reduce<Clue | undefined>(
    (best, clue) => (best && best.letters > clue.letters ? best : clue),
    undefined,
  )
}

/** What says that a token ends before this element, as far as it does. */
function endBefore(next: AST.Element): string {
  if (next.type === 'Assertion') return isEdge(next) && next.kind === 'lookahead' ? next.raw : ''
  return isBetweenTokens(next) ? '$' : ''
}

/** Those of a group that are found anywhere. */
function alternativesOf(group: AST.Group | AST.CapturingGroup): readonly AST.Alternative[] {
  return group.alternatives.filter((alternative) => !isNowhere(alternative))
}

/** `(?!)`, which stands for no alternatives. */
function isNowhere({ elements: [only] }: AST.Alternative): boolean {
  if (only?.type !== 'Assertion' || only.kind !== 'lookahead' || !only.negate) return false
  return only.alternatives.every(({ elements }) => elements.length === 0)
}

/** Whether it says that no letter, or the like, stands here: true at the end of every token. */
function isEdge(assertion: AST.Assertion): assertion is AST.LookaroundAssertion {
  if (assertion.kind !== 'lookahead' && assertion.kind !== 'lookbehind') return false
  return (
    assertion.negate &&
    assertion.alternatives.every(({ elements }) => elements.length === 1 && elements.every(isOfToken))
  )
}

/** Whether it matches characters of tokens alone. */
function isOfToken(element: AST.Element): boolean {
  switch (element.type) {
    case 'Character':
      return TOKEN_CHARACTER.test(String.fromCodePoint(element.value))
    case 'CharacterSet':
      return isTokenSet(element)
    case 'CharacterClass':
      return !element.negate && element.elements.every(isOfTokenClass)
    case 'Quantifier':
      return isOfToken(element.element)
    case 'Group':
    case 'CapturingGroup':
      return alternativesOf(element).every(({ elements }) =>
        elements.every((each) => each.type === 'Assertion' || isOfToken(each)),
      )
    default:
      return false
  }
}

function isOfTokenClass(element: AST.CharacterClassElement): boolean {
  if (element.type === 'Character') return isOfToken(element)
  if (element.type === 'CharacterClassRange') return isOfToken(element.min) && isOfToken(element.max)
  return element.type === 'CharacterSet' && isTokenSet(element)
}

function isTokenSet(set: AST.CharacterSet): boolean {
  if (set.kind === 'digit') return !set.negate
  return set.kind === 'property' && !set.negate && /^[LMN]/.test(set.value ?? set.key)
}

/** Whether it matches, at least once, what stands in no token. */
function isBetweenTokens(element: AST.Element): boolean {
  switch (element.type) {
    case 'Character':
      return !INNER_SIGN.test(element.raw) && !isOfToken(element)
    case 'CharacterSet':
      return element.kind === 'space' && !element.negate
    case 'CharacterClass':
      return (
        !element.negate &&
        element.elements.every((each) => each.type === 'Character' && isBetweenTokens(each))
      )
    case 'Quantifier':
      return element.min > 0 && isBetweenTokens(element.element)
    default:
      return false
  }
}

/** What it looks like without what it asks of its surroundings, which a token by itself hasn't. */
function print(element: AST.Element): string {
  switch (element.type) {
    case 'Assertion':
      return ''
    case 'Quantifier':
      return print(element.element) + element.raw.slice(element.element.raw.length)
    case 'Group':
    case 'CapturingGroup':
      return `(?:${alternativesOf(element)
        .map(({ elements }) => elements.map(print).join(''))
        .join('|')})`
    default:
      return element.raw
  }
}

function lettersOf(element: AST.Element): number {
  return leastOf(element, ({ type }) => (type === 'Character' ? 1 : SOME_LETTERS))
}

function shortestOf(element: AST.Element): number {
  return leastOf(element, () => 1)
}

/** Of the shortest that an element matches, what its characters come to. */
function leastOf(element: AST.Element, worth: (element: AST.Element) => number): number {
  switch (element.type) {
    case 'Assertion':
      return 0
    case 'Quantifier':
      return element.min * leastOf(element.element, worth)
    case 'Group':
    case 'CapturingGroup':
      return Math.min(
        ...alternativesOf(element).map(({ elements }) =>
          elements.reduce((sum, each) => sum + leastOf(each, worth), 0),
        ),
      )
    default:
      return worth(element)
  }
}
