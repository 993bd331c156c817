import { packOf } from '@parleykit/engine/languages/packs'

/** What a page says beside its text about how to reach its site's makers, as a section; empty for nothing. */
export function contactSection(contact: string, language: string | null): string {
  return contact === '' ? '' : `## ${packOf(language ?? '')?.contactHeading ?? 'Contact'}\n\n${contact}`
}
