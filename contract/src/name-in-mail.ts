/** What separates the parts of a host's name, in every script that browsers take for a full stop. */
const dots = /(?<=\S)[.。．｡]+(?=\S)/gu

/** With a scheme, a path behind a host, or as "www.": nothing but an address is written so. */
const addresses = /\S*:\/\/\S*|\S*[.。．｡]\S*[/\\]\S*|(?<!\S)www[.。．｡]\S*/giu

/**
 * A name that somebody chose for themselves, as mails to others may show it: without web addresses, and so that no mail
 * program makes a link of it. Free of dependencies.
 */
export function nameInMail(name: string): string {
  const shown = name.replace(/\s+/gu, ' ').replace(addresses, ' ').replace(dots, ' ')
  return shown.replace(/ {2,}/g, ' ').trim() || 'Somebody'
}
