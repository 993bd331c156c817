/** Part of a passage, as Markdown. */
export interface Stretch {
  readonly text: string
  readonly isQuoted: boolean
}

const word = /\S+/g

/** Maximum context on each side of a quote, in characters, before it is cut at a line or a word. */
const besideMax = 160

/** The parts of a passage around the sentences that an answer quotes, in order; empty if it has none. */
export function excerptAround(passage: string, quotes: readonly string[]): Stretch[] {
  const places = mergePlaces(quotes.flatMap((quote) => findQuote(passage, quote)))
  return places.flatMap(([from, to], at): Stretch[] => {
    const before = passage.slice(places[at - 1]?.[1] ?? 0, from)
    const after = at === places.length - 1 ? passage.slice(to) : ''
    return [
      { text: at === 0 ? endOf(before) : middleOf(before), isQuoted: false },
      { text: passage.slice(from, to), isQuoted: true },
      { text: beginningOf(after), isQuoted: false },
    ].filter(({ text }) => text.trim() !== '')
  })
}

type Place = readonly [from: number, to: number]

/** Finds a quote, whatever white space separates its words. */
function findQuote(passage: string, quote: string): Place[] {
  const sought = wordsOf(quote).join(' ')
  const words = [...passage.matchAll(word)]
  const from = words
    .map(([said]) => said)
    .join(' ')
    .indexOf(sought)
  if (sought === '' || from < 0) return []
  return [[placeIn(words, from), placeIn(words, from + sought.length)]]
}

const wordsOf = (text: string) => text.match(word) ?? []

/** Maps an offset in the words joined by single spaces to an offset in the text. */
function placeIn(words: readonly RegExpExecArray[], place: number): number {
  let begins = 0
  for (const { 0: said, index } of words) {
    if (place <= begins + said.length) return index + place - begins
    begins += said.length + 1
  }
  return begins
}

function mergePlaces(places: readonly Place[]): Place[] {
  const merged: Place[] = []
  for (const [from, to] of places.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

function beginningOf(text: string): string {
  if (text.length <= besideMax) return text
  const cut = text.slice(0, besideMax)
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  return `${cut.slice(0, end > 0 ? end : besideMax).toWellFormed()} …`
}

function endOf(text: string): string {
  if (text.length <= besideMax) return text
  const cut = text.slice(-besideMax)
  // A table row without its beginning would look like random characters.
  const line = cut.indexOf('\n')
  const start = line >= 0 && line < besideMax / 2 ? line : cut.indexOf(' ')
  return `… ${cut.slice(start + 1).toWellFormed()}`
}

function middleOf(text: string): string {
  return text.length <= 2 * besideMax ? text : `${beginningOf(text)}\n\n${endOf(text)}`
}
