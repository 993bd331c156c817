import { randomBytes } from 'node:crypto'
import { actionCallMs, actionResponseBytesMax, mcpSignInMinutes } from '@parleykit/contract/actions/limits'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { FetchFault } from '../../../platform/fetch-public-url/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { mcpServers } from '../base/tables.ts'
import { type BoundedFetch, createBoundedFetch } from './bounded-fetch.ts'
import { type Credentials, openCredentials } from './credentials.ts'
import { findOwnServer, type ServerParams } from './find-own-server.ts'
import { createOAuthProvider } from './oauth-provider.ts'
import { sealSignIn } from './started-sign-in.ts'
import { mcpRequestsByOwner } from './throttle-rules.ts'

const requestsMax = 12

/**
 * Finds a server's sign-in page and registers this installation there. Returns the address to open; it leads back to this
 * person within ten minutes, once.
 * @throws DomainError `provider_refused` if there is none, or nothing may be sent to it
 */
export async function beginMcpSignIn(ctx: ActorContext, params: ServerParams): Promise<string> {
  const { platform, owner, actor } = ctx
  const server = await findOwnServer({ database: platform.database, owner }, params)
  if (server.auth !== 'oauth')
    throw new DomainError('validation_failed', 'This server is connected without a sign-in.')
  await platform.throttles.consume(mcpRequestsByOwner, String(owner.id))
  const { client } = await openCredentials(platform, server)
  const credentials: Credentials = client ? { client } : {}
  const secret = randomBytes(24).toString('base64url')
  const state = `${params.id}.${params.serverId}.${secret}`
  const signal = AbortSignal.timeout(actionCallMs)
  const send = createBoundedFetch(platform, {
    signal,
    bytesLeft: actionResponseBytesMax,
    requestsLeft: requestsMax,
  })
  let page: URL | undefined
  try {
    const { auth } = await import('@modelcontextprotocol/sdk/client/auth.js')
    const provider = createOAuthProvider({ platform, credentials, state, onRedirect: (url) => (page = url) })
    await auth(provider, { serverUrl: server.url, ...(await askForAccess(send, server.url)), fetchFn: send })
    if (!page) throw new Error('The MCP SDK found no sign-in page')
    await platform.checkPublicUrl(page.href, signal)
  } catch (error) {
    const why = error instanceof FetchFault ? ` ${error.message}` : ''
    throw new DomainError('provider_refused', `The sign-in of this MCP server can’t be used.${why}`)
  }
  const expiresAt = new Date(platform.clock().getTime() + mcpSignInMinutes * 60_000)
  const started = { secret, userId: actor.id, expiresAt: expiresAt.toISOString(), credentials }
  await platform.database
    .update(mcpServers)
    .set({ signIn: await sealSignIn(platform, started) })
    .where(eq(mcpServers.id, server.id))
  return page.href
}

/** A server says in its refusal where its metadata is, and which rights it wants. */
async function askForAccess(send: BoundedFetch, url: string) {
  const { extractWWWAuthenticateParams } = await import('@modelcontextprotocol/sdk/client/auth.js')
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' }),
  })
  await response.body?.cancel()
  if (response.status !== 401) return {}
  const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(response)
  return { ...(resourceMetadataUrl && { resourceMetadataUrl }), ...(scope && { scope }) }
}
