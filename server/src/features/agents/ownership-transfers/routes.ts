import * as contract from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, callerOf } from '../../auth/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { acceptTransfer } from './accept-transfer.ts'
import { declineTransfer } from './decline-transfer.ts'
import { findTransfer } from './find-transfer.ts'
import { listTransferOffers } from './list-transfer-offers.ts'
import { offerTransfer } from './offer-transfer.ts'
import { withdrawTransfer } from './withdraw-transfer.ts'

export function transferRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getHandover, async ({ owner }) => ({
    handover: await findTransfer(platform, owner),
  }))
  bindOwnerRoute(app, platform, contract.offerHandover, ({ owner, body }, request) =>
    offerTransfer({ platform, owner, caller: callerOf(request) }, body),
  )
  bindOwnerRoute(app, platform, contract.withdrawHandover, async ({ owner }, request) => {
    await withdrawTransfer({ platform, owner, caller: callerOf(request) })
    return { message: 'The offer was withdrawn.' }
  })
  bindAccountRoute(app, platform, contract.listHandoverOffers, ({ owner }) =>
    listTransferOffers(platform, owner),
  )
  bindAccountRoute(app, platform, contract.acceptHandover, async ({ owner, params }, request) => {
    await acceptTransfer({ platform, owner, caller: callerOf(request) }, params.id)
    return { message: 'The agents are now yours.' }
  })
  bindAccountRoute(app, platform, contract.declineHandover, async ({ owner, params }, request) => {
    await declineTransfer({ platform, owner, caller: callerOf(request) }, params.id)
    return { message: 'The offer was declined.' }
  })
}
