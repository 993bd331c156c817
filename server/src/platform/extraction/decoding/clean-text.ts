/**
 * Normalizes line ends to newlines and Unicode to form C, and removes everything that a database or a page can't
 * handle: control characters except newline and tab, lone surrogates, byte order marks.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\uFEFF/gu, '')
    .normalize('NFC')
    .replace(/^\s*\n/, '')
    .trimEnd()
}
