import { alternatives } from '@parleykit/engine/languages/alternatives'

const named = new RegExp(`^(?:${alternatives(({ askedPages }) => askedPages)})$`, 'iu')

/** Deeper pages are articles, whatever their title. */
const deepest = 3

/** Whether visitors are likely to ask about a page's content, judged by its URL and title. True for the home page. */
export function isLikelyAsked(address: string, title: string | null): boolean {
  const { pathname } = new URL(address)
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments.length > deepest) return false
  const last = inWords(decode(segments.at(-1) ?? '').replace(/\.\w{2,5}$/, ''))
  if (segments.length === 0 || isLanguageAlone(segments) || named.test(last)) return true
  return (title ?? '').split(/ [-–—|·:»] | ?\| ?/u, 3).some((part) => named.test(inWords(part)))
}

function isLanguageAlone(segments: readonly string[]): boolean {
  return segments.length === 1 && /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segments[0] ?? '')
}

function inWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
