import { wholeWords } from '@parleykit/engine/languages/alternatives'

/** How pages say that they aren't there. */
const NOT_FOUND = new RegExp(
  wholeWords(({ notFound }) => notFound),
  'iu',
)

/** The number where it isn't that of a car or a room. */
const NUMBER = /^(?:(?:error|fehler|erreur|errore|http) )?404(?: (?:error|page|fehler|not|seite)\b.*)?$/iu

/** More words than this are a page, whatever it is called. */
const mostWords = 120

/** Whether a page that came with a good status says all the same that there is no such page. */
export function looksNotFound(title: string, text: string): boolean {
  const heading = /^# (.{1,200})/m.exec(text.slice(0, 2000))?.[1] ?? ''
  if (!says(title.slice(0, 200)) && !says(heading)) return false
  return (text.slice(0, 5000).match(/\p{L}+/gu)?.length ?? 0) <= mostWords
}

function says(name: string): boolean {
  const parts = name.split(/[-–—|·:»!.]/u).map((part) => part.split(/\s+/u).filter(Boolean).join(' '))
  return NOT_FOUND.test(name) || parts.some((part) => NUMBER.test(part))
}
