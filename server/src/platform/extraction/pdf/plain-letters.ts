import type { Segment } from './fragment.ts'

/** Latin ligatures, and the shaped forms of Arabic letters: printed forms that nobody types into a search. */
const PRINTED_FORMS = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g

export function plainLetters(segment: Segment): Segment {
  return { ...segment, text: segment.text.replace(PRINTED_FORMS, (letters) => letters.normalize('NFKC')) }
}
