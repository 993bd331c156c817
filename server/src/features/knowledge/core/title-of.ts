import { isVisible } from '@parleykit/contract/visible-text'

/** Of a title that is made of a text's beginning, in UTF-16 units; of each line, only its beginning is looked at. */
const titleMax = 60
const lineLengthMax = 1000
const linesMax = 1000

/** What a text without a title is called: its heading, else its first words, up to a whole one. */
export function titleOf(text: string): string {
  const lines = text.split('\n', linesMax).map((line) => line.slice(0, lineLengthMax))
  const line = lines.find((each) => isVisible(plain(each))) ?? text.slice(0, lineLengthMax)
  const title = firstWords(plain(line))
  return isVisible(title) ? title : 'Text'
}

/** Without the marks of headings, lists, quotes and bold letters. */
function plain(line: string): string {
  const words = line.replace(/^[\s#>]+/, '').replace(/^[-*+]\s/, '')
  const open = line.trimStart().startsWith('#') ? withoutLast(words, ' #') : words
  return open.replaceAll('**', '').replaceAll('__', '').replace(/\s+/g, ' ').trim()
}

function firstWords(line: string): string {
  if (line.length <= titleMax) return line
  const cut = line.slice(0, titleMax)
  const space = cut.lastIndexOf(' ')
  // Some languages have no spaces, and some words no end.
  const words = line[titleMax] === ' ' || space < 0 ? cut : cut.slice(0, space)
  const whole = words.isWellFormed() ? words : words.slice(0, -1)
  return `${withoutLast(whole, ' ,;:.–—-').toWellFormed()}…`
}

/** Without the marks at its end. */
function withoutLast(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
