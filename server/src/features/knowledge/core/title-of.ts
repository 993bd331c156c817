import { isVisible } from '@parleykit/contract/base/visible-text'

/** Maximum UTF-16 units of a title made from a text. Of each line, only the beginning is examined. */
const titleMax = 60
const lineLengthMax = 1000
const linesMax = 1000

/** The title for a text without one: the first words of its first visible line, ending at a whole word. */
export function titleOf(text: string): string {
  const lines = text.split('\n', linesMax).map((line) => line.slice(0, lineLengthMax))
  const line = lines.find((each) => isVisible(stripMarkdown(each))) ?? text.slice(0, lineLengthMax)
  const title = firstWords(stripMarkdown(line))
  return isVisible(title) ? title : 'Text'
}

/** Removes the Markdown of headings, lists, quotes and bold text. */
function stripMarkdown(line: string): string {
  const words = line.replace(/^[\s#>]+/, '').replace(/^[-*+]\s/, '')
  const open = line.trimStart().startsWith('#') ? withoutLast(words, ' #') : words
  return open.replaceAll('**', '').replaceAll('__', '').replace(/\s+/g, ' ').trim()
}

function firstWords(line: string): string {
  if (line.length <= titleMax) return line
  const cut = line.slice(0, titleMax)
  const space = cut.lastIndexOf(' ')
  // Some languages have no spaces, and some words are very long.
  const words = line[titleMax] === ' ' || space < 0 ? cut : cut.slice(0, space)
  const whole = words.isWellFormed() ? words : words.slice(0, -1)
  return `${withoutLast(whole, ' ,;:.–—-').toWellFormed()}…`
}

/** Removes trailing marks. */
function withoutLast(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
