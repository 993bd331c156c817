import parsePolicy from 'content-security-policy-parser'

/** A content security policy: the sources of each directive, by its name in lower case. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Something that a page wants to load. */
export interface Wanted {
  readonly kind: 'script' | 'frame'
  readonly url: URL
  /** The page that wants it. */
  readonly page: URL
  /** Nonce of the script's tag. */
  readonly nonce: string | null
  /** Whether a script of the page inserts it. A policy that trusts that script may trust what it loads. */
  readonly isInserted: boolean
}

/** Directives for each kind, in order. The first one present decides (CSP Level 3, 6.8.3). */
const deciding = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
} as const
const preferred = { script: 'script-src', frame: 'frame-src' } as const

/** Parses policies from headers and meta elements. A page must satisfy all of them. */
export function parsePolicies(texts: readonly string[]): Policy[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => parsePolicy(text))
    .filter(({ size }) => size > 0)
}

/** The directive that makes a policy allow something; null if it already does. */
export function missingDirective(policy: Policy, wanted: Wanted): string | null {
  const name = deciding[wanted.kind].find((directive) => policy.has(directive))
  if (name === undefined) return null
  const sources = policy.get(name) ?? []
  if (allows(sources, wanted)) return null
  const kept = sources.filter((source) => source.toLowerCase() !== "'none'")
  const directive = name === 'default-src' ? preferred[wanted.kind] : name
  // A policy that trusts by nonce ignores addresses: the tag needs the page's nonce.
  if (wanted.kind === 'script' && trustsByNonce(sources)) return 'nonce="…"'
  return `${directive} ${[...kept, wanted.url.origin].join(' ')};`
}

const trustsByNonce = (sources: readonly string[]) =>
  sources.some((source) => /^'strict-dynamic'$/i.test(source))

function allows(sources: readonly string[], wanted: Wanted): boolean {
  if (wanted.kind === 'script') {
    const { nonce } = wanted
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
    if (trustsByNonce(sources)) return wanted.isInserted
  }
  return sources.some((source) => matches(source, wanted))
}

/** Whether a source expression matches an address (CSP Level 3, 6.7.2.8). */
function matches(source: string, { url, page }: Wanted): boolean {
  if (source === '*') return isNetwork(url) || url.protocol === page.protocol
  if (/^'self'$/i.test(source)) return isOwn(url, page)
  if (source.startsWith("'")) return false
  const scheme = /^([a-z][a-z0-9+.-]*):$/i.exec(source)?.[1]
  if (scheme !== undefined) return schemeFits(`${scheme.toLowerCase()}:`, url)
  const named = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source)
  if (!named) return false
  const [, protocol, host = '', port, path] = named
  return (
    schemeFits(protocol ? `${protocol.toLowerCase()}:` : page.protocol, url) &&
    hostFits(host.toLowerCase(), url.hostname) &&
    portFits(port, url) &&
    pathFits(path, url.pathname)
  )
}

const isNetwork = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:'

/** A source that allows http also allows https. */
const schemeFits = (protocol: string, url: URL) =>
  protocol === url.protocol || (protocol === 'http:' && url.protocol === 'https:')

function isOwn(url: URL, page: URL): boolean {
  if (url.origin === page.origin) return true
  return (
    url.hostname === page.hostname && schemeFits(page.protocol, url) && url.port === '' && page.port === ''
  )
}

const hostFits = (host: string, hostname: string) =>
  host === '*' || host === hostname || (host.startsWith('*.') && hostname.endsWith(host.slice(1)))

/** `URL` leaves out a scheme's default port. */
function portFits(port: string | undefined, url: URL): boolean {
  if (port === '*') return true
  const usual = url.protocol === 'https:' ? '443' : '80'
  if (port === undefined) return url.port === ''
  return port === (url.port || usual) || (port === '80' && url.protocol === 'https:' && url.port === '')
}

function pathFits(path: string | undefined, pathname: string): boolean {
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path
}
