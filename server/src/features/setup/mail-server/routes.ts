import * as contract from '@parleykit/contract/setup/server-settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, type CallerContext, callerOf, type Owner } from '../../auth/index.ts'
import { requireOperator } from '../operator/index.ts'
import { getMailServer } from './get-mail-server.ts'
import { removeMailServer } from './remove-mail-server.ts'
import { saveMailServer } from './save-mail-server.ts'
import { sendTestEmail } from './send-test-email.ts'
import { watchMailServer } from './watch-mail-server.ts'

/** For the operator alone. Everyone else gets `not_found`. */
export async function mailServerRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await watchMailServer(platform)
  const asOperator = async (owner: Owner, request: FastifyRequest): Promise<CallerContext> => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    return { platform, owner, caller: callerOf(request) }
  }
  bindAccountRoute(app, platform, contract.getMailServer, async ({ owner }, request) => {
    await asOperator(owner, request)
    return getMailServer(platform)
  })
  bindAccountRoute(app, platform, contract.saveMailServer, async ({ owner, body }, request) =>
    saveMailServer(await asOperator(owner, request), body),
  )
  bindAccountRoute(app, platform, contract.removeMailServer, async ({ owner, body }, request) =>
    removeMailServer(await asOperator(owner, request), body),
  )
  bindAccountRoute(app, platform, contract.sendTestEmail, async ({ owner }, request) => {
    await sendTestEmail(await asOperator(owner, request))
    return { message: `We sent a message to ${owner.email}.` }
  })
}
