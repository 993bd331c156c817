import { stripDirectionControls } from '@parleykit/contract/base/visible-text'

/** The separators of a host's parts, in every script that browsers accept as a dot. */
const dots = /(?<=\S)[.。．｡]+(?=\S)/gu
const dot = /[.。．｡]/u
const slash = /[/\\]/u
const www = /^www[.。．｡]/iu

/**
 * A user-chosen name in a form that is safe in mails to others: without URLs, and so that no mail program turns it into
 * a link. Free of dependencies.
 */
export function unlinkedName(name: string): string {
  const shown = stripDirectionControls(name)
    .split(/\s/u)
    .filter((word) => word !== '' && !isAddress(word))
    .map((word) => word.replace(dots, ' '))
  return shown.join(' ') || 'Someone'
}

/** Matches words with a scheme, with a path after a host, or starting with "www.": only URLs are written like that. */
function isAddress(word: string): boolean {
  if (word.includes('://') || www.test(word)) return true
  const at = word.search(dot)
  return at >= 0 && slash.test(word.slice(at))
}
