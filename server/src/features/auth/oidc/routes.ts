import type { User } from '@parleykit/contract/account'
import * as contract from '@parleykit/contract/oidc'
import { accountTexts } from '@parleykit/contract/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, bindRoute, networkOf } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute } from '../bind-account-route.ts'
import { callerOf } from '../caller-of.ts'
import { proveIdentity } from '../prove-identity.ts'
import type { RegistrationHooks } from '../registration-hooks.ts'
import { readDeviceCookie, readVisitCookie, setSignedInCookies, setVisitCookie } from '../session/cookie.ts'
import { createToken } from '../session/token.ts'
import { sessionOwner } from '../session-owner.ts'
import type { SignedIn } from '../start-session.ts'
import { providerByAddress } from '../throttle-rules.ts'
import { beginAtProvider, type NewVisit } from './begin-at-provider.ts'
import { completeProviderSignIn } from './complete-provider-sign-in.ts'
import { finishAtProvider, type ProviderSignIn } from './finish-at-provider.ts'
import { visitMs } from './kept-for-browser.ts'
import { listIdentities } from './list-identities.ts'
import { setFirstPassword } from './set-first-password.ts'
import { unlinkIdentity } from './unlink-identity.ts'

export interface OidcHooks extends RegistrationHooks {
  /** Gives the browser its session, and tells who has it. */
  welcome(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): Promise<User>
}

/** Signing in with the operator's identity provider (OpenID Connect). */
export function oidcRoutes(app: FastifyInstance, platform: Platform, hooks: OidcHooks): void {
  const { config } = platform
  // Counted before a body is read: strangers may call these.
  const counted = {
    onRequest: (request: FastifyRequest) =>
      platform.throttles.consume(providerByAddress, networkOf(request.ip)),
  }
  const deviceTokens = (request: FastifyRequest) => (userId: number) =>
    readDeviceCookie(config, request, userId)

  /** Tabs of one browser have one cookie: each may begin a visit of its own. */
  async function depart(request: FastifyRequest, reply: FastifyReply, visit: Omit<NewVisit, 'browser'>) {
    const browser = readVisitCookie(config, request) ?? createToken()
    const url = await beginAtProvider(platform, { ...visit, browser })
    setVisitCookie(config, request, reply, { token: browser, seconds: visitMs / 1000 })
    return { url }
  }

  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { signedIn, ...outcome }: ProviderSignIn,
  ) => ({ ...outcome, user: await hooks.welcome(request, reply, signedIn) })

  bindRoute(
    app,
    contract.beginProviderSignIn,
    async ({ body: { next, invite } }, request, reply) =>
      depart(request, reply, { intent: 'sign_in', userId: null, next: next ?? null, invite }),
    counted,
  )
  bindRoute(
    app,
    contract.finishAtProvider,
    async ({ body }, request, reply) => {
      const outcome = await finishAtProvider(platform, {
        answer: body.answer,
        browser: readVisitCookie(config, request),
        owner: await sessionOwner(platform, request),
        caller: callerOf(request),
        deviceTokenOf: deviceTokens(request),
        hooks,
      })
      return outcome.outcome === 'signed_in' ? welcome(request, reply, outcome) : outcome
    },
    counted,
  )
  bindRoute(
    app,
    contract.completeProviderSignIn,
    async ({ body }, request, reply) => {
      const completed = await completeProviderSignIn(platform, {
        input: body,
        browser: readVisitCookie(config, request),
        caller: callerOf(request),
        deviceTokenOf: deviceTokens(request),
      })
      return welcome(request, reply, completed)
    },
    counted,
  )

  bindAccountRoute(app, platform, contract.listIdentities, async ({ owner }) =>
    listIdentities(platform.database, owner.id),
  )
  bindAccountRoute(app, platform, contract.beginIdentityLink, async ({ owner, body }, request, reply) => {
    await proveIdentity(platform, owner, body, callerOf(request))
    return depart(request, reply, { intent: 'link', userId: owner.id, next: null })
  })
  bindAccountRoute(app, platform, contract.unlinkIdentity, async ({ owner, params, body }, request) => {
    await unlinkIdentity(platform, owner, { id: params.id, proof: body, caller: callerOf(request) })
    return { message: 'The sign-in is unlinked.' }
  })
  bindAccountRoute(app, platform, contract.beginFirstPassword, async ({ owner }, request, reply) => {
    if (owner.hasPassword) throw new ApiError('already_exists', accountTexts.passwordIsSet)
    await platform.throttles.consume(providerByAddress, networkOf(request.ip))
    return depart(request, reply, { intent: 'first_password', userId: owner.id, next: null })
  })
  bindAccountRoute(app, platform, contract.setFirstPassword, async ({ owner, body }, request, reply) => {
    const browser = readVisitCookie(config, request)
    const signedIn = await setFirstPassword(platform, owner, {
      input: body,
      browser,
      caller: callerOf(request),
    })
    setSignedInCookies(config, request, reply, signedIn)
    return { message: 'Your password has been set.' }
  })
}
