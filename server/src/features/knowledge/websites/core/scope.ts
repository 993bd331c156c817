import { siteOf } from './is-same-site.ts'

/** The part of a website that a URL means. */
export interface Scope {
  /** As in `siteOf`. */
  readonly site: string
  /** The scheme and host used for its pages, such as https://www.example.com. */
  readonly origin: string
  /** `/`, or the folder or page that contains everything else, such as `/docs`, without a trailing slash. */
  readonly prefix: string
}

/** The whole site of the URL, or what is below its path if it has one. */
export function scopeOf(address: string): Scope {
  const { origin, pathname } = new URL(address)
  const folder = pathname.replace(/\/[^/]*\.[a-z]{2,5}$/i, '/')
  return { site: siteOf(address), origin, prefix: folder.replace(/(?<!\/)\/+$/, '') || '/' }
}

/** Names of first pages in the major languages, which stand for their folder. */
const firstPage = /\/(?:home|index|start|main|welcome|startseite|accueil|inicio)$/i

/**
 * The scope meant by a typed URL that redirected to another one, such as the first page in the user's language: the
 * whole website if the typed URL has no path, otherwise what is below its path, provided that the redirect leads there.
 */
export function scopeOfStart(typed: string, arrived: string): Scope {
  const meant = scopeOf(typed)
  const prefix = meant.prefix.replace(firstPage, '') || '/'
  const there = scopeOf(arrived)
  const isBelow = prefix === '/' || isInScope({ ...there, prefix }, new URL(arrived))
  return isBelow ? { ...there, prefix } : { ...there, prefix: there.prefix.replace(firstPage, '') || '/' }
}

/** Whether an absolute URL belongs to a scope. */
export function isInScope({ site, prefix }: Scope, url: URL): boolean {
  if (siteOf(url) !== site) return false
  return prefix === '/' || url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)
}

/** The URL in the form used for all pages of the scope: `http`, `https`, with and without `www.` are the same site. */
export function inOneForm({ origin }: Scope, url: URL): string {
  return url.origin === origin ? url.href : `${origin}${url.pathname}${url.search}`
}

/** A key shared by all spellings of a URL, on any site; the input itself if it isn't a URL. */
export function siteKey(address: string): string {
  return URL.canParse(address) ? `${siteOf(address)}${pageKey(address)}` : address
}

/** The smallest part of a website that contains some URLs, the shortest of them first. */
export function scopeAround(addresses: readonly [string, ...string[]]): Scope {
  const below = scopeOf(addresses[0])
  const isFolder = addresses.length > 1 && addresses.every((each) => isInScope(below, new URL(each)))
  if (isFolder) return below
  const [first, ...others] = addresses.map((address) => new URL(address).pathname.split('/').slice(1, -1))
  const folders = (first ?? []).filter((_, at) => {
    const path = first?.slice(0, at + 1).join('/')
    return others.every((other) => other.slice(0, at + 1).join('/') === path)
  })
  const [address] = addresses
  return { site: siteOf(address), origin: new URL(address).origin, prefix: `/${folders.join('/')}` }
}

/** A key shared by all spellings of a page's URL. */
export function pageKey(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const path = pathname.replace(/\/(?:index|default)\.[a-z]{3,5}$/i, '/').replace(/(?<!\/)\/+$/, '')
  const parameters = [...searchParams].map(([name, value]) => `${name}=${value}`).sort()
  return `${path}?${parameters.join('&')}`
}
