import * as contract from '@parleykit/contract/account'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from './bind-owner-route.ts'
import { changePassword } from './change-password.ts'
import { endSession } from './end-session.ts'
import { endSessions } from './end-sessions.ts'
import { logIn } from './log-in.ts'
import { registerAccount } from './register-account.ts'
import { requireOwner } from './require-owner.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session/cookie.ts'
import { startSession } from './start-session.ts'
import { registerByAddress } from './throttle-rules.ts'
import type { Owner } from './to-owner.ts'
import { updateAccount } from './update-account.ts'

/** What the user's JSON shows and later features know. */
export interface AuthHooks {
  chatCreditsUsed(owner: Owner): Promise<number>
}

export function authRoutes(app: FastifyInstance, platform: Platform, hooks: AuthHooks): void {
  const toUser = async (owner: Owner) => ({ ...owner, chatCreditsUsed: await hooks.chatCreditsUsed(owner) })

  bindRoute(app, contract.getUser, async (_input, request) => toUser(await requireOwner(platform, request)))

  bindRoute(app, contract.register, async ({ body }, request, reply) => {
    await platform.throttles.consume(registerByAddress, request.ip)
    const owner = await registerAccount(platform, body)
    setSessionCookie(request, reply, await startSession(platform, owner.id))
    return toUser(owner)
  })

  bindRoute(app, contract.login, async ({ body }, request, reply) => {
    const owner = await logIn(platform, body, request.ip)
    setSessionCookie(request, reply, await startSession(platform, owner.id))
    return toUser(owner)
  })

  bindRoute(app, contract.logout, async (_input, request, reply) => {
    const token = readSessionCookie(request)
    if (token !== null) await endSession(platform, token)
    clearSessionCookie(request, reply)
    return { message: 'You are signed out.' }
  })

  bindOwnerRoute(app, platform, contract.updateAccount, async ({ owner, body }) =>
    toUser(await updateAccount(platform, owner, body)),
  )
  bindOwnerRoute(app, platform, contract.changePassword, async ({ owner, body }, request) => {
    await changePassword(platform, owner, body, readSessionCookie(request))
    return { message: 'Your password has been changed.' }
  })
  bindOwnerRoute(app, platform, contract.signOutEverywhere, async ({ owner }, request, reply) => {
    await endSessions(platform, owner.id, null)
    clearSessionCookie(request, reply)
    return { message: 'You are signed out everywhere.' }
  })
}
