import type { User } from '@parleykit/contract/auth/account'
import * as contract from '@parleykit/contract/auth/passkeys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { callerOf } from '../base/caller-of.ts'
import { passkeyByAddress } from '../base/throttle-rules.ts'
import { bindAccountRoute } from '../session/bind-account-route.ts'
import { readDeviceCookie, readPasskeyCookie, setPasskeyCookie } from '../session/cookie.ts'
import type { SignedIn } from '../session/start-session.ts'
import { addPasskey } from './add-passkey.ts'
import { createAuthenticationOptions } from './create-authentication-options.ts'
import { createRegistrationOptions } from './create-registration-options.ts'
import { deletePasskey } from './delete-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

/** Gives the browser a new session's cookies; returns the user's JSON. */
export type Welcome = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => Promise<User>

/** Passkeys: sign-in without a password, by a key pair whose private key never leaves a person's devices. */
export function passkeyRoutes(app: FastifyInstance, platform: Platform, welcome: Welcome): void {
  const { config, throttles } = platform

  bindAccountRoute(app, platform, contract.listPasskeys, async ({ owner }) =>
    listPasskeys(platform.database, owner.id),
  )
  bindAccountRoute(app, platform, contract.offerPasskey, async ({ owner, body }, request, reply) => {
    const browserToken = setPasskeyCookie(config, request, reply)
    return createRegistrationOptions(platform, owner, body, { caller: callerOf(request), browserToken })
  })
  bindAccountRoute(app, platform, contract.addPasskey, async ({ owner, body }, request) => {
    const from = { caller: callerOf(request), browserToken: readPasskeyCookie(config, request) }
    return addPasskey(platform, owner, body.credential, from)
  })
  bindAccountRoute(app, platform, contract.renamePasskey, async ({ owner, params, body }) =>
    renamePasskey(platform, owner, params.id, body.name),
  )
  bindAccountRoute(app, platform, contract.removePasskey, async ({ owner, params, body }, request) => {
    await deletePasskey(platform, owner, { passkeyId: params.id, proof: body }, callerOf(request))
    return { message: 'The passkey was removed.' }
  })

  // Counted before the body is read: both routes are public.
  const onRequest = (request: FastifyRequest) => throttles.consume(passkeyByAddress, networkOf(request.ip))
  bindRoute(
    app,
    contract.askForPasskey,
    async (_input, request, reply) =>
      createAuthenticationOptions(platform, setPasskeyCookie(config, request, reply)),
    { onRequest },
  )
  bindRoute(
    app,
    contract.signInWithPasskey,
    async ({ body }, request, reply) => {
      const signedIn = await signInWithPasskey(platform, body.credential, {
        caller: callerOf(request),
        browserToken: readPasskeyCookie(config, request),
        deviceTokenOf: (userId) => readDeviceCookie(config, request, userId),
      })
      // Gives back both requests of a successful sign-in: many people on one network sign in each morning.
      for (let used = 0; used < 2; used++) await throttles.giveBack(passkeyByAddress, networkOf(request.ip))
      return welcome(request, reply, signedIn)
    },
    { onRequest },
  )
}
