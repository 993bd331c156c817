import { splitAtPlaceholders } from '@parleykit/contract/knowledge/placeholders'

/** The label and hint of a gap's field in the form. */
export interface GapLabel {
  /** The words before the gap, such as "Saturday", or what belongs there if it has none. */
  readonly label: string
  /** What belongs there, such as "hours, or closed". */
  readonly hint: string
}

const longestLabel = 60
/** Replaces a gap in the search for its sentence: it is neither a letter nor ends a sentence. */
const blank = '_'

/** The label of every gap, in the order of the text. Gaps that would have the same label are numbered. */
export function gapLabels(text: string): readonly GapLabel[] {
  const pieces = splitAtPlaceholders(text)
  const gaps = pieces.flatMap((hint, index) =>
    index % 2 === 1 ? [{ label: labelOf(pieces, index), hint: hint.trim() }] : [],
  )
  return gaps.map(({ label, hint }, index) => {
    const alike = (each: GapLabel) => each.label === label
    if (gaps.filter(alike).length === 1) return { label, hint }
    return { label: `${label} ${gaps.slice(0, index + 1).filter(alike).length}`, hint }
  })
}

/** @param at - the index of the gap among the pieces */
function labelOf(pieces: readonly string[], at: number): string {
  const before = pieces.slice(0, at).map((piece, index) => (index % 2 === 1 ? blank : piece))
  const line = before.join('').split('\n').at(-1) ?? ''
  const sentence = line.split(/[.!?]\s+/).at(-1) ?? ''
  const own = sentence.split(blank).at(-1) ?? ''
  const words = sentence.replace(/^[^\p{L}]+|[\s:,;(–-]+$/gu, '')
  const hint = pieces[at]?.trim().split(',')[0] ?? ''
  const fitting = [`${words} ${blank} ${endAfter(pieces, at)}`, words].find(
    (label) => label.length <= longestLabel,
  )
  if (!/\p{L}/u.test(own) || fitting === undefined) return capitalized(hint)
  return capitalized(fitting.replace(/ _ $/, '').replaceAll(blank, '...'))
}

/** The words between a gap and the end of its sentence, such as "days"; empty if another gap comes first. */
function endAfter(pieces: readonly string[], at: number): string {
  const [end = ''] = (pieces[at + 1] ?? '').split(/[.!?\n]/, 1)
  const isLast = end !== pieces[at + 1] || at + 2 >= pieces.length
  return isLast ? end.replace(/^[^\p{L}]+/u, '').trim() : ''
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
