/** A piece of a text; `href` is the link of a mail address or phone number, else null. */
export interface TextPart {
  readonly text: string
  readonly href: string | null
}

// Scripts that separate words; in others an address would swallow the words around it.
const letter =
  '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Armenian}\\p{Script=Georgian}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{M}'
const label = `[${letter}\\d-]{1,63}`
const localPart = `[${letter}\\d._%+'-]`
const mail = `(?<!${localPart})[${letter}\\d_](?:${localPart}{0,62}[${letter}\\d_+-])?@(?:${label}\\.){1,6}(?:xn--[a-z\\d-]{2,59}|[${letter}]{2,63})(?![${letter}\\d@])`

// All are bounded: with country code, French in pairs, with a leading 0, and North American.
const phoneForms = [
  '\\+[1-9](?:[\\s./()‑-]{0,2}\\d){6,14}',
  '0[1-9](?:[ \\u00a0.]\\d\\d){4}',
  '\\(?0[1-9]\\d{0,4}(?:\\)? ?[/‑-] ?|\\)? )\\d(?:[ \\u00a0‑-]?\\d){4,9}',
  '0[1-9]\\d{8,10}',
  '(?:1[ .-])?(?:\\([2-9]\\d\\d\\) ?|[2-9]\\d\\d[.-])[2-9]\\d\\d[ .-]\\d{4}',
]
const phone = `(?<![\\p{L}\\p{N}+@_]|\\d[ \\u00a0./:,‑-])(?:${phoneForms.join('|')})(?![\\p{L}\\p{N}_]|[./:,‑-]\\d)`
const contact = new RegExp(`(?<mail>${mail})|(?<phone>${phone})`, 'gu')

const date = /^\d{1,2}[ ./‑-]\d{1,2}[ ./‑-](?:19|20)\d\d/

/**
 * Splits a plain text at its mail addresses, including non-Latin ones, and at its phone numbers. Numbers that aren't
 * clearly phone numbers remain text.
 */
export function splitContacts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index, groups } of text.matchAll(contact)) {
    const href = groups?.mail === undefined ? phoneLink(found) : mailLink(found)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: found, href })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** The address can't add a second recipient or a subject; its domain is converted to ASCII for mail servers. */
function mailLink(address: string): string | null {
  const at = address.lastIndexOf('@')
  try {
    const { hostname } = new URL(`http://${address.slice(at + 1)}`)
    return `mailto:${encodeURIComponent(address.slice(0, at))}@${hostname}`
  } catch {
    return null
  }
}

/** The 0 in parentheses is dialed only without the country code. */
function phoneLink(number: string): string | null {
  if (date.test(number)) return null
  const dialled = number.startsWith('+') ? number.replace('(0)', '') : number
  const digits = dialled.replace(/[^+\d]/g, '')
  return digits.length < 8 ? null : `tel:${digits}`
}
