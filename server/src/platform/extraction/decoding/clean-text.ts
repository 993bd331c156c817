/**
 * Line ends as newlines, Unicode in normal form C, and nothing a database or a page would choke on: no control
 * characters but newline and tab, no lone surrogates, no byte order marks.
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
