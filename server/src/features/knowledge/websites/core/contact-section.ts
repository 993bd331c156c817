import { packOf } from '@parleykit/engine/languages/packs'

/** The contact information that a page has outside its text, as a section; empty if there is none. */
export function contactSection(contact: string, language: string | null): string {
  return contact === '' ? '' : `## ${packOf(language ?? '')?.contactHeading ?? 'Contact'}\n\n${contact}`
}
