import { actionCallMs, actionResponseBytesMax } from '@parleykit/contract/actions/limits'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { type McpServerRow, mcpServers } from '../base/tables.ts'
import { createBoundedFetch } from './bounded-fetch.ts'
import { checkServer } from './check-server.ts'
import { type Credentials, sealCredentials } from './credentials.ts'
import { findOwnServer, type ServerParams } from './find-own-server.ts'
import { createOAuthProvider } from './oauth-provider.ts'
import { openSignIn, type StartedSignIn } from './started-sign-in.ts'

interface FinishSignIn {
  readonly params: ServerParams
  /** The query with which the browser came back. */
  readonly answer: string
}

const requestsMax = 6

/**
 * Finishes a sign-in at an MCP server for the person who started it, once, and lists the server's tools.
 * @throws DomainError `sign_in_over` for answers that weren't waited for, `provider_refused` if the server refuses
 */
export async function finishMcpSignIn(
  ctx: ActorContext,
  { params, answer }: FinishSignIn,
): Promise<McpServerRow> {
  const { platform, owner } = ctx
  const server = await findOwnServer({ database: platform.database, owner }, params)
  const query = new URLSearchParams(answer)
  const started = await takeStarted(ctx, server, query)
  const code = query.get('code')
  if (code === null) throw refused()
  const credentials = await exchange(platform, { server, started, code })
  const sealed = await sealCredentials(platform, credentials)
  const signedIn = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, params.id)
    const [row] = await transaction
      .update(mcpServers)
      .set({
        credentials: sealed,
        renewsUntil: null,
        state: 'ready',
        fault: null,
        changedAt: platform.clock(),
      })
      .where(eq(mcpServers.id, server.id))
      .returning()
    if (!row) throw notFound('MCP server')
    const subject = { kind: 'mcp_server', id: row.id, name: row.name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'mcp_server_saved', agent, subject })
    return row
  })
  return (await checkServer(platform, signedIn)) ?? signedIn
}

const refused = () => new DomainError('provider_refused', 'The MCP server didn’t let you sign in.')

/** The sign-in that the answer belongs to. It can be taken once, whatever comes of it. */
async function takeStarted(
  { platform, actor }: ActorContext,
  server: McpServerRow,
  query: URLSearchParams,
): Promise<StartedSignIn> {
  const over = () => new DomainError('sign_in_over', 'This sign-in is over. Please start it again.')
  const started = await openSignIn(platform, server.signIn)
  const isOwn = started?.userId === actor.id && query.get('state')?.split('.')[2] === started.secret
  if (!started || server.signIn === null || !isOwn) throw over()
  const [taken] = await platform.database
    .update(mcpServers)
    .set({ signIn: null })
    .where(and(eq(mcpServers.id, server.id), eq(mcpServers.signIn, server.signIn)))
    .returning({ id: mcpServers.id })
  if (!taken || new Date(started.expiresAt) < platform.clock()) throw over()
  // RFC 9207: an answer of another authorization server, or without the issuer that its metadata promises.
  const issuer = query.get('iss')
  const metadata: Readonly<Record<string, unknown>> =
    started.credentials.discovery?.authorizationServerMetadata ?? {}
  const isPromised = metadata.authorization_response_iss_parameter_supported === true
  if (issuer === null ? isPromised : issuer !== metadata.issuer) throw over()
  return started
}

interface Exchange {
  readonly server: McpServerRow
  readonly started: StartedSignIn
  readonly code: string
}

async function exchange(platform: Platform, { server, started, code }: Exchange): Promise<Credentials> {
  const { auth } = await import('@modelcontextprotocol/sdk/client/auth.js')
  const credentials = { ...started.credentials }
  const signal = AbortSignal.timeout(actionCallMs)
  const bounds = { signal, bytesLeft: actionResponseBytesMax, requestsLeft: requestsMax }
  const provider = createOAuthProvider({ platform, credentials, state: '', onRedirect: () => {} })
  try {
    const fetchFn = createBoundedFetch(platform, bounds)
    await auth(provider, { serverUrl: server.url, authorizationCode: code, fetchFn })
  } catch {} // it may quote a response with tokens, so it isn't logged
  if (credentials.tokens === undefined) throw refused()
  return { ...credentials, verifier: undefined }
}
