import { wholeWords } from '@parleykit/engine/languages/alternatives'

/** Phrases with which pages say that they don't exist. */
const NOT_FOUND = new RegExp(
  wholeWords(({ notFound }) => notFound),
  'iu',
)

/** The number 404, unless it is that of a car or a room. */
const NUMBER = /^(?:(?:error|fehler|erreur|errore|http) )?404(?: (?:error|page|fehler|not|seite)\b.*)?$/iu

/** A longer text is a real page, whatever its title. */
const mostWords = 120

/** Whether a page with a success status says that there is no such page. */
export function looksNotFound(title: string, text: string): boolean {
  const heading = /^# (.{1,200})/m.exec(text.slice(0, 2000))?.[1] ?? ''
  if (!says(title.slice(0, 200)) && !says(heading)) return false
  return (text.slice(0, 5000).match(/\p{L}+/gu)?.length ?? 0) <= mostWords
}

function says(name: string): boolean {
  const parts = name.split(/[-–—|·:»!.]/u).map((part) => part.split(/\s+/u).filter(Boolean).join(' '))
  return NOT_FOUND.test(name) || parts.some((part) => NUMBER.test(part))
}
