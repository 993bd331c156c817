/** The ISO 639-1 code of a language tag such as `de-AT` or `pt_BR`; null for an invalid tag. */
export function languageCode(tag: string | null | undefined): string | null {
  return /^\s*([a-z]{2})(?:[-_][a-z0-9]{2,8}){0,3}\s*$/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null
}
