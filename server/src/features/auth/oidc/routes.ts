import type { User } from '@parleykit/contract/auth/account'
import * as contract from '@parleykit/contract/auth/oidc'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { callerOf } from '../base/caller-of.ts'
import { providerByAddress } from '../base/throttle-rules.ts'
import { readDeviceCookie, readVisitCookie } from '../session/cookie.ts'
import { sessionOwner } from '../session/session-owner.ts'
import type { SignedIn } from '../session/start-session.ts'
import { completeProviderSignIn } from './complete-provider-sign-in.ts'
import { finishAuthorization, type ProviderSignIn } from './finish-authorization.ts'
import { identityRoutes } from './identity-routes.ts'
import { redirectToProvider } from './redirect-to-provider.ts'

/** Gives the browser its session and returns its user. */
type Welcome = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => Promise<User>

/** Signing in with the operator's identity provider (OpenID Connect). */
export function oidcRoutes(app: FastifyInstance, platform: Platform, welcomeUser: Welcome): void {
  const { config } = platform
  // Counted before the body is read: these routes are public.
  const counted = {
    onRequest: (request: FastifyRequest) =>
      platform.throttles.consume(providerByAddress, networkOf(request.ip)),
  }
  const deviceTokens = (request: FastifyRequest) => (userId: number) =>
    readDeviceCookie(config, request, userId)

  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { signedIn, ...outcome }: ProviderSignIn,
  ) => ({ ...outcome, user: await welcomeUser(request, reply, signedIn) })

  bindRoute(
    app,
    contract.beginProviderSignIn,
    async ({ body: { next, invite } }, request, reply) =>
      redirectToProvider(platform, request, reply, {
        intent: 'sign_in',
        userId: null,
        next: next ?? null,
        invite,
      }),
    counted,
  )
  bindRoute(
    app,
    contract.finishAtProvider,
    async ({ body }, request, reply) => {
      const outcome = await finishAuthorization(platform, {
        answer: body.answer,
        browser: readVisitCookie(config, request),
        owner: await sessionOwner(platform, request),
        caller: callerOf(request),
        deviceTokenOf: deviceTokens(request),
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
  identityRoutes(app, platform)
}
