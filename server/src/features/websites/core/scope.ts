import { siteOf } from './is-same-site.ts'

/** Which part of a website is meant by an address. */
export interface Scope {
  /** As in `siteOf`. */
  readonly site: string
  /** How its pages are written: scheme and host, such as https://www.example.com. */
  readonly origin: string
  /** `/`, or the folder or page below which everything else lies, such as `/docs`; without a slash at its end. */
  readonly prefix: string
}

/** Everything of the address's site, or what lies below its path where it has one. */
export function scopeOf(address: string): Scope {
  const { origin, pathname } = new URL(address)
  const folder = pathname.replace(/\/[^/]*\.[a-z]{2,5}$/i, '/')
  return { site: siteOf(address), origin, prefix: folder.replace(/(?<!\/)\/+$/, '') || '/' }
}

/** What first pages are called in the larger languages, where their folder is meant. */
const firstPage = /\/(?:home|index|start|main|welcome|startseite|accueil|inicio)$/i

/**
 * What somebody meant who typed an address that led to another one, such as that of the first page in their language: the
 * whole website where the typed one has no path, and otherwise what lies below it, as far as it leads there.
 */
export function scopeOfStart(typed: string, arrived: string): Scope {
  const meant = scopeOf(typed)
  const prefix = meant.prefix.replace(firstPage, '') || '/'
  const there = scopeOf(arrived)
  const isBelow = prefix === '/' || isInScope({ ...there, prefix }, new URL(arrived))
  return isBelow ? { ...there, prefix } : { ...there, prefix: there.prefix.replace(firstPage, '') || '/' }
}

/** Whether an absolute address belongs to a scope. */
export function isInScope({ site, prefix }: Scope, url: URL): boolean {
  if (siteOf(url) !== site) return false
  return prefix === '/' || url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)
}

/** The address as all pages of the scope are written: `http`, `https`, with and without `www.` are the same site. */
export function inOneForm({ origin }: Scope, url: URL): string {
  return url.origin === origin ? url.href : `${origin}${url.pathname}${url.search}`
}

/** What two spellings of an address have in common whatever site it is of; the address itself where it is none. */
export function siteKey(address: string): string {
  return URL.canParse(address) ? `${siteOf(address)}${pageKey(address)}` : address
}

/** The smallest part of a website that some addresses of it belong to, the shortest of them first. */
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

/** What two spellings of one page's address have in common. */
export function pageKey(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const path = pathname.replace(/\/(?:index|default)\.[a-z]{3,5}$/i, '/').replace(/(?<!\/)\/+$/, '')
  const parameters = [...searchParams].map(([name, value]) => `${name}=${value}`).sort()
  return `${path}?${parameters.join('&')}`
}
