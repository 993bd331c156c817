import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { type IdTokenChange, reissue } from './reissue.ts'

/** What the provider knows of each person, by their login there, which is their subject too. */
export interface TestPerson {
  readonly email?: string
  readonly email_verified?: boolean | string
  readonly preferred_username?: string
  readonly name?: string
}

export interface TestProvider {
  readonly issuer: string
  /** Of the server at `publicUrl`. */
  readonly environment: Record<string, string>
  /** Who has a login. */
  readonly people: Map<string, TestPerson>
  /** Has the next ID token changed, and signed again. */
  changeNext(change: IdTokenChange): void
  /** Answers the next requests of servers with this status instead. */
  failNext(times: number, status: number): void
  /** Requests of servers: to discovery, keys, tokens and claims. */
  readonly asked: string[]
  close(): Promise<void>
}

const clientSecret = 'the secret that this server has at the provider'

/** A real OpenID Connect provider on this machine, with its own pages for signing in to the server at `publicUrl`. */
export async function openTestProvider(publicUrl: string): Promise<TestProvider> {
  const people = new Map<string, TestPerson>()
  const asked: string[] = []
  const changes: IdTokenChange[] = []
  const failures: number[] = []
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'first', use: 'sig', alg: 'RS256' }
  const server = createServer()
  // Another host than the product's: to browsers the two are different sites.
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'parleykit',
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/auth/callback`],
      },
    ],
    jwks: { keys: [key] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    findAccount: (_context, accountId) =>
      people.has(accountId)
        ? { accountId, claims: async () => ({ sub: accountId, ...people.get(accountId) }) }
        : undefined,
  })
  provider.use(async (context, next) => {
    const isServers = /^\/(\.well-known|jwks|token|me)/.test(context.path)
    if (isServers) asked.push(context.path)
    const status = isServers ? failures.shift() : undefined
    if (status !== undefined) {
      context.status = status
      return
    }
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || typeof body?.id_token !== 'string') return
    const change = changes.shift()
    if (change) context.body = { ...body, id_token: await reissue(body.id_token, privateKey, change) }
  })
  server.on('request', provider.callback())
  return {
    issuer,
    people,
    asked,
    changeNext: (change) => void changes.push(change),
    failNext: (times, status) => void failures.push(...Array.from({ length: times }, () => status)),
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'parleykit',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Harbour ID',
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
