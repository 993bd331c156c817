import * as contract from '@parleykit/contract/setup/payment-settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, type CallerContext, callerOf, type Owner } from '../../auth/index.ts'
import { requireOperator } from '../../setup/operator/index.ts'
import { connectStripe } from './connect-stripe.ts'
import { disconnectStripe } from './disconnect-stripe.ts'
import { getPayments } from './get-payments.ts'

/** For the operator alone. Everyone else gets `not_found`. */
export function stripeAccountRoutes(app: FastifyInstance, platform: Platform): void {
  const asOperator = async (owner: Owner, request: FastifyRequest): Promise<CallerContext> => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    return { platform, owner, caller: callerOf(request) }
  }
  bindAccountRoute(app, platform, contract.getPayments, async ({ owner }, request) => {
    await asOperator(owner, request)
    return getPayments(platform)
  })
  bindAccountRoute(app, platform, contract.connectStripe, async ({ owner, body }, request) =>
    connectStripe(await asOperator(owner, request), body),
  )
  bindAccountRoute(app, platform, contract.disconnectStripe, async ({ owner, body }, request) =>
    disconnectStripe(await asOperator(owner, request), body),
  )
}
