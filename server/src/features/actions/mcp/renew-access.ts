import { setTimeout as delay } from 'node:timers/promises'
import { actionCallMs, actionResponseBytesMax } from '@parleykit/contract/actions/limits'
import { and, eq, isNull, lt, or } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type McpServerRow, mcpServers } from '../base/tables.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { type Credentials, openCredentials, sealCredentials } from './credentials.ts'
import { createOAuthProvider } from './oauth-provider.ts'
import { ServerFault } from './server-fault.ts'

const lookAgainMs = 200
const requestsMax = 12

const signedOut = () => new ServerFault('sign_in', 'The sign-in at the MCP server is over.')

/**
 * A new access token in place of one that the server refuses. One process at a time renews it, since a refresh token may
 * be used once; the others wait for its result.
 * @throws ServerFault `sign_in` if the owner has to sign in again
 */
export async function renewAccess(platform: Platform, serverId: number, refused: string): Promise<string> {
  const endAt = performance.now() + actionCallMs
  while (performance.now() < endAt) {
    const [server] = await platform.database.select().from(mcpServers).where(eq(mcpServers.id, serverId))
    if (!server) throw signedOut()
    const known = await openCredentials(platform, server)
    const token = known.tokens?.access_token
    if (token === undefined || known.tokens?.refresh_token === undefined) throw signedOut()
    if (token !== refused) return token
    if (await claim(platform, server)) return refresh(platform, server, known)
    await delay(lookAgainMs)
  }
  throw new ServerFault('failed', 'The MCP server’s sign-in took too long to respond.')
}

async function claim({ database, clock }: Platform, { id, credentials }: McpServerRow): Promise<boolean> {
  const now = clock()
  const isFree = or(isNull(mcpServers.renewsUntil), lt(mcpServers.renewsUntil, now))
  const [claimed] = await database
    .update(mcpServers)
    .set({ renewsUntil: new Date(now.getTime() + 2 * actionCallMs) })
    .where(and(eq(mcpServers.id, id), eq(mcpServers.credentials, credentials ?? ''), isFree))
    .returning({ id: mcpServers.id })
  return claimed !== undefined
}

async function refresh(platform: Platform, server: McpServerRow, known: Credentials): Promise<string> {
  const { auth } = await import('@modelcontextprotocol/sdk/client/auth.js')
  const credentials = { ...known }
  const bounds = {
    signal: AbortSignal.timeout(actionCallMs),
    bytesLeft: actionResponseBytesMax,
    requestsLeft: requestsMax,
  }
  const provider = createOAuthProvider({ platform, credentials, state: '', onRedirect: () => {} })
  let isRenewed = false
  try {
    isRenewed =
      (await auth(provider, { serverUrl: server.url, fetchFn: createBoundedFetch(platform, bounds) })) ===
      'AUTHORIZED'
  } catch {} // it may quote a response with tokens, so it isn't logged
  // The SDK drops the tokens if they are refused, and keeps them if their server couldn't be reached.
  const [stored] = await platform.database
    .update(mcpServers)
    .set({
      credentials: await sealCredentials(platform, { ...credentials, verifier: undefined }),
      renewsUntil: null,
    })
    .where(and(eq(mcpServers.id, server.id), eq(mcpServers.credentials, server.credentials ?? '')))
    .returning({ id: mcpServers.id })
  // Someone has signed in meanwhile.
  if (!stored) return renewAccess(platform, server.id, known.tokens?.access_token ?? '')
  if (credentials.tokens === undefined) throw signedOut()
  if (!isRenewed) throw new ServerFault('failed', 'The MCP server’s sign-in can’t be reached.')
  return credentials.tokens.access_token
}
