import * as contract from '@parleykit/contract/auth/oidc'
import { accountTexts } from '@parleykit/contract/auth/texts'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { callerOf } from '../base/caller-of.ts'
import { providerByAddress } from '../base/throttle-rules.ts'
import { proveIdentity } from '../proof/prove-identity.ts'
import { bindAccountRoute } from '../session/bind-account-route.ts'
import { readVisitCookie, setSignedInCookies } from '../session/cookie.ts'
import { listIdentities } from './list-identities.ts'
import { redirectToProvider } from './redirect-to-provider.ts'
import { setFirstPassword } from './set-first-password.ts'
import { unlinkIdentity } from './unlink-identity.ts'

/** Routes to list, link and unlink an account's identities. */
export function identityRoutes(app: FastifyInstance, platform: Platform): void {
  bindAccountRoute(app, platform, contract.listIdentities, async ({ owner }) =>
    listIdentities(platform.database, owner.id),
  )
  bindAccountRoute(app, platform, contract.beginIdentityLink, async ({ owner, body }, request, reply) => {
    await proveIdentity(platform, owner, body, callerOf(request))
    return redirectToProvider(platform, request, reply, { intent: 'link', userId: owner.id, next: null })
  })
  bindAccountRoute(app, platform, contract.unlinkIdentity, async ({ owner, params, body }, request) => {
    await unlinkIdentity(platform, owner, { id: params.id, proof: body, caller: callerOf(request) })
    return { message: 'The sign-in was unlinked.' }
  })
  bindAccountRoute(app, platform, contract.beginFirstPassword, async ({ owner }, request, reply) => {
    if (owner.hasPassword) throw new DomainError('already_exists', accountTexts.passwordIsSet)
    await platform.throttles.consume(providerByAddress, networkOf(request.ip))
    return redirectToProvider(platform, request, reply, {
      intent: 'first_password',
      userId: owner.id,
      next: null,
    })
  })
  bindAccountRoute(app, platform, contract.setFirstPassword, async ({ owner, body }, request, reply) => {
    const browser = readVisitCookie(platform.config, request)
    const signedIn = await setFirstPassword(platform, owner, {
      input: body,
      browser,
      caller: callerOf(request),
    })
    setSignedInCookies(platform.config, request, reply, signedIn)
    return { message: 'Your password was set.' }
  })
}
