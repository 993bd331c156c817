import * as contract from '@parleykit/contract/auth/account'
import { listSecurityEvents as listSecurityEventsRoute } from '@parleykit/contract/auth/security-events'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf, type ThrottleRule } from '../../platform/throttles/index.ts'
import { getModes } from '../setup/modes/index.ts'
import { callerOf } from './base/caller-of.ts'
import { hasTwoStep } from './base/has-two-step.ts'
import { authHooks } from './base/hooks.ts'
import { mustConfirmEmail } from './base/must-confirm-email.ts'
import { loginByAddress, registerByAddress } from './base/throttle-rules.ts'
import type { Owner } from './base/to-owner.ts'
import { changePassword } from './change-password.ts'
import { endOwnSession } from './end-own-session.ts'
import { endSession } from './end-session.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { mayBecomeAdmin } from './may-become-admin.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { registerAccount } from './register-account.ts'
import { getRegistrationMode } from './registration/get-registration-mode.ts'
import { bindAccountRoute } from './session/bind-account-route.ts'
import {
  claimsKnownDevice,
  clearSessionCookie,
  clearSignedInMark,
  markSession,
  readDeviceCookie,
  readSessionCookie,
  setSignedInCookies,
} from './session/cookie.ts'
import { sessionOwner } from './session/session-owner.ts'
import type { SignedIn } from './session/start-session.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { twoStepRoutes } from './two-step/routes.ts'
import { updateAccount } from './update-account.ts'

export function authRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, hooks } = platform
  const toUser = async (owner: Owner) => ({
    ...owner,
    ...(await hooks.ask(authHooks.creditsOf, owner)),
    workspaces: await hooks.ask(authHooks.joinedWorkspaces, owner),
    hasAgents: await hooks.ask(authHooks.hasAgents, owner),
    mayBecomeAdmin: await mayBecomeAdmin(platform, owner),
    mustConfirmEmail: mustConfirmEmail(platform, owner),
    twoStep: await hasTwoStep(platform.database, owner.id),
  })

  const welcome = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    setSignedInCookies(config, request, reply, signedIn)
    return toUser(signedIn.owner)
  }
  bindRoute(app, contract.getUser, async (_input, request, reply) => {
    const owner = await sessionOwner(platform, request)
    if (owner) {
      markSession(config, request, reply)
      return toUser(owner)
    }
    clearSignedInMark(config, request, reply)
    throw new DomainError('not_signed_in', accountTexts.notSignedIn)
  })

  signInRoutes(app, platform, welcome)
  oidcRoutes(app, platform, welcome)
  recoveryRoutes(app, platform)
  twoStepRoutes(app, platform)
  passkeyRoutes(app, platform, welcome)

  bindAccountRoute(app, platform, contract.updateAccount, async ({ owner, body }, request) =>
    toUser(await updateAccount({ platform, owner, caller: callerOf(request) }, body)),
  )
  bindAccountRoute(app, platform, contract.changePassword, async ({ owner, body }, request, reply) => {
    const signedIn = await changePassword({ platform, owner, caller: callerOf(request) }, body)
    setSignedInCookies(config, request, reply, signedIn)
    return { message: 'Your password was changed.' }
  })
  sessionRoutes(app, platform)
}

/** Routes for registering and signing in with a password. */
function signInRoutes(
  app: FastifyInstance,
  platform: Platform,
  welcome: (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => Promise<contract.User>,
): void {
  const { config } = platform
  bindRoute(app, contract.getRegistration, async () => ({
    registration: await getRegistrationMode(platform.database, getModes(platform).registration),
  }))

  // Counted before the body is read: both routes are public.
  const counted = (rule: ThrottleRule, request: FastifyRequest) =>
    platform.throttles.consume(rule, networkOf(request.ip))

  bindRoute(
    app,
    contract.register,
    async ({ body }, request, reply) =>
      welcome(request, reply, await registerAccount({ platform, caller: callerOf(request) }, body)),
    { onRequest: (request) => counted(registerByAddress, request) },
  )
  bindRoute(
    app,
    contract.login,
    async ({ body }, request, reply) => {
      const deviceTokenOf = (userId: number) => readDeviceCookie(config, request, userId)
      const isCounted = !claimsKnownDevice(request)
      return welcome(
        request,
        reply,
        await logIn(platform, body, { caller: callerOf(request), deviceTokenOf, isCounted }),
      )
    },
    {
      onRequest: async (request) => {
        if (!claimsKnownDevice(request)) await counted(loginByAddress, request)
      },
    },
  )
}

/** Routes for sessions, security events and signing out. */
function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  const { config } = platform
  const sessionToken = (request: FastifyRequest) => readSessionCookie(config, request)

  bindRoute(app, contract.logout, async (_input, request, reply) => {
    const token = sessionToken(request)
    if (token !== null) await endSession({ platform, caller: callerOf(request) }, token)
    clearSessionCookie(config, request, reply)
    return { message: "You're signed out." }
  })
  bindAccountRoute(app, platform, listSecurityEventsRoute, async ({ owner, query }, _request, reply) => {
    const { events, total } = await listSecurityEvents(platform.database, {
      userId: owner.id,
      page: query.page,
    })
    reply.header(totalCountHeader, total)
    return events
  })
  bindAccountRoute(app, platform, contract.signOutEverywhere, async ({ owner }, request, reply) => {
    await signOutEverywhere(
      { platform, caller: callerOf(request) },
      { ownerId: owner.id, deviceToken: readDeviceCookie(config, request, owner.id) },
    )
    clearSessionCookie(config, request, reply)
    return { message: "You're signed out everywhere." }
  })
  bindAccountRoute(app, platform, contract.listSessions, async ({ owner }, request) =>
    listSessions(platform, { userId: owner.id, token: sessionToken(request) }),
  )
  bindAccountRoute(app, platform, contract.endSession, async ({ owner, params }, request, reply) => {
    const wasCurrent = await endOwnSession(
      { platform, owner, caller: callerOf(request) },
      { sessionId: params.id, token: sessionToken(request) },
    )
    if (wasCurrent) clearSessionCookie(config, request, reply)
    return { message: 'The session was ended.' }
  })
}
