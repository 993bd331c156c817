import { withoutTurns } from './visible-text.ts'

/** What separates the parts of a host's name, in every script that browsers take for a full stop. */
const dots = /(?<=\S)[.。．｡]+(?=\S)/gu
const dot = /[.。．｡]/u
const slash = /[/\\]/u
const www = /^www[.。．｡]/iu

/**
 * A name that somebody chose for themselves, as mails to others may show it: without web addresses, and so that no mail
 * program makes a link of it. Free of dependencies.
 */
export function nameInMail(name: string): string {
  const shown = withoutTurns(name)
    .split(/\s/u)
    .filter((word) => word !== '' && !isAddress(word))
    .map((word) => word.replace(dots, ' '))
  return shown.join(' ') || 'Someone'
}

/** With a scheme, a path behind a host, or as "www.": nothing but an address is written so. */
function isAddress(word: string): boolean {
  if (word.includes('://') || www.test(word)) return true
  const at = word.search(dot)
  return at >= 0 && slash.test(word.slice(at))
}
