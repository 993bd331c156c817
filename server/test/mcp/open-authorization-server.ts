import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An authorization as a person granted it at the sign-in page. */
interface Grant {
  readonly client: string
  readonly challenge: string
  readonly redirect: string
  readonly resource: string | null
}

export interface AuthorizationServer {
  readonly issuer: string
  readonly host: string
  /** Forms that were posted to the token endpoint. */
  readonly tokenRequests: Record<string, string>[]
  readonly registered: Record<string, unknown>[]
  isValid(authorization: string | undefined): boolean
  /** Ends the access tokens; refresh tokens stay. */
  expireTokens(): void
  /** Ends everything that was granted. */
  revokeAll(): void
  /** Fields of the metadata that are changed. */
  changeMetadata(change: Record<string, unknown>): void
  /** Sends browsers back to this origin: a server that doesn't know its own sends them nowhere. */
  sendBackTo(origin: string): void
  behave(next: ((request: IncomingMessage, response: ServerResponse) => boolean) | null): void
  close(): Promise<void>
}

/**
 * An authorization server: metadata (RFC 8414), dynamic registration (RFC 7591), PKCE by S256 alone, refresh tokens that
 * work once, and `iss` in its answers (RFC 9207). Its sign-in page agrees at once.
 */
export async function openAuthorizationServer(): Promise<AuthorizationServer> {
  const codes = new Map<string, Grant>()
  const access = new Set<string>()
  const refresh = new Map<string, Grant>()
  const tokenRequests: AuthorizationServer['tokenRequests'] = []
  const registered: AuthorizationServer['registered'] = []
  let metadata: Record<string, unknown> = {}
  let backTo: string | null = null
  let behave: Parameters<AuthorizationServer['behave']>[0] = null

  const http = createServer(async (request, response) => {
    const body = await text(request)
    if (behave?.(request, response)) return
    const url = new URL(request.url ?? '/', issuer)
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    switch (url.pathname) {
      case '/.well-known/oauth-authorization-server':
        return send(200, { ...metadataOf(issuer), ...metadata })
      case '/register':
        registered.push(JSON.parse(body))
        return send(201, { ...JSON.parse(body), client_id: `client-${registered.length}` })
      case '/authorize':
        return authorize(url, response)
      case '/token':
        return grantTokens(Object.fromEntries(new URLSearchParams(body)), send)
      default:
        return send(404, {})
    }
  })

  function authorize({ searchParams: query }: URL, response: ServerResponse) {
    const code = randomUUID()
    const back = new URL(query.get('redirect_uri') ?? '')
    codes.set(code, {
      client: query.get('client_id') ?? '',
      challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
      redirect: back.href,
      resource: query.get('resource'),
    })
    for (const [name, value] of Object.entries({ code, state: query.get('state') ?? '', iss: issuer }))
      back.searchParams.set(name, value)
    const location = new URL(back.pathname + back.search, backTo ?? back.origin).href
    response.writeHead(302, { location }).end()
  }

  function grantTokens(form: Record<string, string>, send: (status: number, value: unknown) => unknown) {
    tokenRequests.push(form)
    const isRefresh = form.grant_type === 'refresh_token'
    const all = isRefresh ? refresh : codes
    const key = (isRefresh ? form.refresh_token : form.code) ?? ''
    const grant = all.get(key)
    all.delete(key)
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url')
    const isProved = isRefresh || (challenge === grant?.challenge && form.redirect_uri === grant.redirect)
    if (!grant || !isProved || form.client_id !== grant.client || form.resource !== grant.resource)
      return send(400, { error: 'invalid_grant' })
    const tokens = { access_token: `at-${randomUUID()}`, refresh_token: `rt-${randomUUID()}` }
    access.add(tokens.access_token)
    refresh.set(tokens.refresh_token, grant)
    return send(200, { ...tokens, token_type: 'bearer', expires_in: 3600 })
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  return {
    ...{ issuer, host: `127.0.0.1:${port}`, tokenRequests, registered },
    isValid: (authorization) => access.has(authorization?.replace('Bearer ', '') ?? ''),
    expireTokens: () => access.clear(),
    revokeAll: () => {
      access.clear()
      refresh.clear()
    },
    changeMetadata: (change) => {
      metadata = change
    },
    sendBackTo: (origin) => {
      backTo = origin
    },
    behave: (next) => {
      behave = next
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

function metadataOf(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
  }
}
