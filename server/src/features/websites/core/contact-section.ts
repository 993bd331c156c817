/** What the section is called in a page's language (ISO 639-1), as websites call it. */
const headings: Readonly<Record<string, string>> = {
  da: 'Kontakt',
  de: 'Kontakt',
  es: 'Contacto',
  fi: 'Yhteystiedot',
  it: 'Contatti',
  nb: 'Kontakt',
  no: 'Kontakt',
  pl: 'Kontakt',
  pt: 'Contato',
  ru: 'Контакты',
  sv: 'Kontakt',
}

/** What a page says beside its text about how to reach its site's makers, as a section; empty for nothing. */
export function contactSection(contact: string, language: string | null): string {
  return contact === '' ? '' : `## ${headings[language ?? ''] ?? 'Contact'}\n\n${contact}`
}
