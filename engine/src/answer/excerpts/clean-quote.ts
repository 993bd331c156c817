const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['**', '**'],
  ['__', '__'],
  ['`', '`'],
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
]
/** A link or an image whose address works only inside its source. */
const RELATIVE_LINK = /!?\[([^[\]\n]{1,200})\]\((?![a-z][a-z\d+.-]{0,30}:)[^()\s]{0,500}\)/gi

/** Quoted text without unclosed marks. Relative links are reduced to their text. */
export function cleanQuote(quoted: string): string {
  const unlinked = quoted.replace(RELATIVE_LINK, '$1')
  return PAIRS.reduce((text, [open, close]) => withoutOpenMarks(text, open, close), unlinked)
}

function withoutOpenMarks(text: string, open: string, close: string): string {
  const opened: number[] = []
  const closedOnly: number[] = []
  for (let at = text.indexOf(open); at >= 0 && at < text.length; at++) {
    const before = text[at - 1] ?? ' '
    const isAtWord = open === '(' || !isWord(before)
    if (text.startsWith(close, at) && before.trim() !== '' && !isWord(text[at + close.length])) {
      if (opened.pop() === undefined && open === close) closedOnly.push(at)
    } else if (text.startsWith(open, at) && isAtWord) opened.push(at)
    else continue
    at += open.length - 1
  }
  // An unpaired quotation mark may mean inches.
  const lone = open === '"' ? opened : [...closedOnly, ...opened]
  return lone
    .sort((a, b) => b - a)
    .reduce((kept, at) => kept.slice(0, at) + kept.slice(at + open.length), text)
}

function isWord(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}
