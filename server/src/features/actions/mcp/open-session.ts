import { actionCallMs, actionResponseBytesMax, mcpListBytesMax } from '@parleykit/contract/actions/limits'
import { productName, productVersion } from '@parleykit/contract/base/limits'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { McpServerRow } from '../base/tables.ts'
import type { ToolResult } from '../core/mcp/classify-tool-result.ts'
import { type BoundedFetch, createBoundedFetch, type FetchBounds } from './bounded-fetch.ts'
import { openCredentials } from './credentials.ts'
import { renewAccess } from './renew-access.ts'
import { ServerFault, toServerFault } from './server-fault.ts'

/** What an agent asks of an MCP server. Both reject with a ServerFault. */
export interface McpSession {
  /** The tools as they were sent. */
  listTools(): Promise<readonly unknown[]>
  callTool(name: string, values: Readonly<Record<string, unknown>>): Promise<ToolResult>
}

const requestsMax = 30
const pagesMax = 10

/**
 * Connects to an MCP server by Streamable HTTP for one operation, and ends the session after it: no process has to
 * remember one. The server can't ask anything back, and can't keep a stream open.
 * @throws ServerFault
 */
export async function openSession<Result>(
  platform: Platform,
  server: McpServerRow,
  work: (session: McpSession) => Promise<Result>,
): Promise<Result> {
  const [{ Client }, { StreamableHTTPClientTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
  ])
  const failure = new AbortController()
  const signal = AbortSignal.any([failure.signal, AbortSignal.timeout(actionCallMs)])
  const bounds: FetchBounds = { signal, bytesLeft: actionResponseBytesMax, requestsLeft: requestsMax }
  const transport = new StreamableHTTPClientTransport(new URL(server.url), {
    fetch: authorizedFetch(platform, server, createBoundedFetch(platform, bounds)),
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  })
  const client = new Client(
    { name: productName.toLowerCase(), version: productVersion },
    // The server's schemas are never compiled.
    {
      jsonSchemaValidator: {
        getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
      },
    },
  )
  // A broken stream doesn't end the request that waits for it.
  client.onerror = (error) => failure.abort(error)
  const options = { signal, timeout: actionCallMs, maxTotalTimeout: actionCallMs }
  const progress = { isCalled: false }
  try {
    await client.connect(transport, options)
    const ask: Ask = (request, schema) => client.request(request, schema, options)
    return await work(sessionOf(ask, bounds, progress))
  } catch (error) {
    const why = bounds.fault ?? (signal.aborted ? signal.reason : error)
    const { kind, message, mayHaveRun, cause } = toServerFault(why)
    // Without a session, it is the address that the server doesn't know.
    const isAddress = kind === 'no_session' && transport.sessionId === undefined
    const told = { mayHaveRun: mayHaveRun && progress.isCalled, cause }
    throw new ServerFault(isAddress ? 'broken' : kind, message, told)
  } finally {
    void transport
      .terminateSession()
      .catch(() => {})
      .finally(() => client.close())
  }
}

type Ask = <Schema extends z.ZodObject>(
  request: { method: string; params?: Record<string, unknown> },
  schema: Schema,
) => Promise<z.output<Schema>>

const toolList = z.object({ tools: z.array(z.unknown()), nextCursor: z.string().optional() })
const toolResult = z.object({
  content: z.array(z.unknown()).optional(),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().optional(),
})

function sessionOf(ask: Ask, bounds: FetchBounds, progress: { isCalled: boolean }): McpSession {
  return {
    async listTools() {
      bounds.bytesLeft = mcpListBytesMax
      const tools: unknown[] = []
      let cursor: string | undefined
      for (let page = 0; page < pagesMax; page++) {
        const params = cursor === undefined ? {} : { cursor }
        const list = await ask({ method: 'tools/list', params }, toolList)
        tools.push(...list.tools)
        cursor = list.nextCursor
        if (cursor === undefined) break
      }
      return tools
    },
    callTool(name, values) {
      progress.isCalled = true
      bounds.bytesLeft = actionResponseBytesMax
      return ask({ method: 'tools/call', params: { name, arguments: { ...values } } }, toolResult)
    },
  }
}

/** Sends what opens the server, and renews an access that is over. */
function authorizedFetch(platform: Platform, server: McpServerRow, send: BoundedFetch): BoundedFetch {
  let token: string | undefined
  return async (url, init = {}) => {
    // It would be a stream without an end. Servers may refuse it, and clients do without it.
    if (init.method === 'GET') return new Response(null, { status: 405 })
    const { header, tokens } = await openCredentials(platform, server)
    const headers = new Headers(init.headers)
    if (server.headerName !== null && header !== undefined) headers.set(server.headerName, header)
    if (server.auth !== 'oauth') return send(url, { ...init, headers })
    token ??= tokens?.access_token
    if (token === undefined) throw new ServerFault('sign_in', 'The sign-in at the MCP server is over.')
    headers.set('authorization', `Bearer ${token}`)
    const response = await send(url, { ...init, headers })
    if (response.status !== 401) return response
    await response.body?.cancel()
    token = await renewAccess(platform, server.id, token)
    headers.set('authorization', `Bearer ${token}`)
    return send(url, { ...init, headers })
  }
}
