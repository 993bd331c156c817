import type { Segment } from './fragment.ts'

/** Latin ligatures, the shaped forms of Arabic letters, and marks of vertical lines: printed forms that nobody types into a search. */
const PRINTED_FORMS = /[\uFE10-\uFE19\uFE30-\uFE44\uFE47\uFE48\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g

/** The dots that lead to a page number in a table of contents. */
const LEADERS = /(?: ?\.){5,} ?/g

export function plainLetters(segment: Segment): Segment {
  const text = segment.text
    .replace(PRINTED_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(LEADERS, ' … ')
  return { ...segment, text: text.trim() }
}
