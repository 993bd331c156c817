import type { TestOwner } from '../make-owner.ts'
import { fillPath, fillRequest, type NamedRoute, sessionRoutes } from './fill-route.ts'

export interface NamedAnswer {
  readonly status: number
  readonly text: string
}

interface NamedCall {
  /** For the parameters of the path. */
  readonly ids: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  /** With its question mark. */
  readonly query?: string
}

/** Calls a route with a valid body; what follows an open stream is not read, since it has no end. */
export async function callNamed(
  origin: string,
  named: NamedRoute,
  { ids, headers = {}, query = '' }: NamedCall,
): Promise<NamedAnswer> {
  const request = fillRequest(named)
  const response = await fetch(origin + fillPath(named.route.path, ids) + query, {
    ...request,
    headers: { ...request.headers, ...headers },
  })
  const isOpenStream = named.route.stream && response.ok
  const text = isOpenStream ? '' : await response.text()
  if (isOpenStream) await response.body?.cancel()
  return { status: response.status, text }
}

/** What the first owner reads as the operator, and what changes by itself or with every account that the tests register. */
const ofServer: ReadonlySet<string> = new Set([
  'listManagedAccounts',
  'listInstallationAudit',
  'readServerStatus',
  'getStorage',
])

const lastSeen = /"lastSeenAt":"[^"]*",?/g

/** Everything that an owner can read, as it is now, by the names of the routes. */
export async function readAll(
  origin: string,
  { cookie }: TestOwner,
  ids: NamedCall['ids'],
): Promise<Record<string, string>> {
  // Each export is recorded in the security log, which is read too; the other routes read what is in it.
  const readable = sessionRoutes.filter(
    ({ name, route }) =>
      route.method === 'GET' && !route.stream && !name.startsWith('export') && !ofServer.has(name),
  )
  const texts = readable.map(async (named) => [
    named.name,
    // A session's last use is updated after some minutes, which these many calls take on a busy machine.
    (await callNamed(origin, named, { ids, headers: { cookie } })).text.replaceAll(lastSeen, ''),
  ])
  return Object.fromEntries(await Promise.all(texts))
}
