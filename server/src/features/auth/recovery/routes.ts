import * as contract from '@parleykit/contract/auth/recovery'
import { accountTexts } from '@parleykit/contract/auth/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf, type ThrottleRule } from '../../../platform/throttles/index.ts'
import { callerOf } from '../base/caller-of.ts'
import { linkByAddress, resetByAddress, signInLinkByAddress } from '../base/throttle-rules.ts'
import { relyingParty } from '../core/relying-party.ts'
import { bindAccountRoute } from '../session/bind-account-route.ts'
import { setDeviceCookie } from '../session/cookie.ts'
import { sessionOwner } from '../session/session-owner.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { confirmEmail } from './confirm-email.ts'
import { openSignInLink } from './open-sign-in-link.ts'
import { requestMailedLink } from './request-mailed-link.ts'
import { resetPassword } from './reset-password.ts'
import { sendEmailConfirmation } from './send-email-confirmation.ts'

/** Actions confirmed by mail: a new password, another address. */
export function recoveryRoutes(app: FastifyInstance, platform: Platform): void {
  // Counted before the body is read: these routes are public.
  const counted = (rule: ThrottleRule) => ({
    onRequest: (request: FastifyRequest) => platform.throttles.consume(rule, networkOf(request.ip)),
  })

  bindRoute(app, contract.getSignInOptions, async () => ({
    mail: platform.mail.isOn,
    passkeys: relyingParty(platform.config)?.origin ?? null,
    provider: platform.identityProvider?.name ?? null,
  }))
  bindRoute(
    app,
    contract.requestPasswordReset,
    async ({ body }, request) => {
      await requestMailedLink(platform, 'passwordReset', body, callerOf(request))
      return { message: accountTexts.resetRequested }
    },
    counted(resetByAddress),
  )
  bindRoute(
    app,
    contract.resetPassword,
    async ({ body }, request, reply) => {
      const { userId, deviceToken } = await resetPassword(platform, body, callerOf(request))
      setDeviceCookie(platform.config, request, reply, { userId, deviceToken })
      return { message: accountTexts.passwordReset }
    },
    counted(linkByAddress),
  )
  bindRoute(
    app,
    contract.requestSignInLink,
    async ({ body }, request) => {
      await requestMailedLink(platform, 'signIn', body, callerOf(request))
      return { message: accountTexts.resetRequested }
    },
    counted(signInLinkByAddress),
  )
  bindRoute(
    app,
    contract.openSignInLink,
    async ({ body }, request, reply) => {
      const { userId, username, deviceToken } = await openSignInLink(platform, body, callerOf(request))
      setDeviceCookie(platform.config, request, reply, { userId, deviceToken })
      return { username }
    },
    counted(linkByAddress),
  )
  bindRoute(
    app,
    contract.confirmEmail,
    async ({ body }, request) => {
      const owner = await sessionOwner(platform, request)
      return { email: await confirmEmail(platform, body, owner?.id ?? null, callerOf(request)) }
    },
    counted(linkByAddress),
  )
  bindAccountRoute(app, platform, contract.sendEmailConfirmation, async ({ owner }) => {
    await sendEmailConfirmation(platform, owner)
    return { message: 'The link is on its way.' }
  })
  bindAccountRoute(app, platform, contract.cancelEmailChange, async ({ owner }) => {
    await cancelEmailChange(platform, owner)
    return { message: "Your email address wasn't changed." }
  })
}
