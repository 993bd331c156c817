/**
 * Whether bytes are Thai in windows-874: vowel and tone marks follow consonants, and Latin letters form separate words.
 */
export function isThai(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-874').decode(bytes)
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const thai = text.match(/[\u0E01-\u0E5B]/g)?.length ?? 0
  const marks = text.match(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g)?.length ?? 0
  const placed = text.match(
    /(?<=[\u0E01-\u0E2E\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g,
  )
  const glued = text.match(/[\u0E01-\u0E5B][A-Za-z]/g)?.length ?? 0
  return (
    glued < 0.03 * thai &&
    thai > 3 &&
    thai > 0.97 * foreign &&
    marks > 0.05 * thai &&
    (placed?.length ?? 0) > 0.97 * marks
  )
}
