import * as contract from '@parleykit/contract/ownership-transfers/handovers'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindAccountRoute, callerOf } from '../auth/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { acceptHandover } from './accept-handover.ts'
import { declineHandover } from './decline-handover.ts'
import { findHandover } from './find-handover.ts'
import { listHandoverOffers } from './list-handover-offers.ts'
import { offerHandover } from './offer-handover.ts'
import { withdrawHandover } from './withdraw-handover.ts'

export function handoverRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getHandover, async ({ owner }) => ({
    handover: await findHandover(platform, owner),
  }))
  bindOwnerRoute(app, platform, contract.offerHandover, ({ owner, body }, request) =>
    offerHandover({ platform, owner, caller: callerOf(request) }, body),
  )
  bindOwnerRoute(app, platform, contract.withdrawHandover, async ({ owner }, request) => {
    await withdrawHandover({ platform, owner, caller: callerOf(request) })
    return { message: 'The offer was withdrawn.' }
  })
  bindAccountRoute(app, platform, contract.listHandoverOffers, ({ owner }) =>
    listHandoverOffers(platform, owner),
  )
  bindAccountRoute(app, platform, contract.acceptHandover, async ({ owner, params }, request) => {
    await acceptHandover({ platform, owner, caller: callerOf(request) }, params.id)
    return { message: 'The agents are now yours.' }
  })
  bindAccountRoute(app, platform, contract.declineHandover, async ({ owner, params }, request) => {
    await declineHandover({ platform, owner, caller: callerOf(request) }, params.id)
    return { message: 'The offer was declined.' }
  })
}
