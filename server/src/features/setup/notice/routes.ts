import * as contract from '@parleykit/contract/setup/notice'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, type CallerContext, callerOf, type Owner } from '../../auth/index.ts'
import { requireOperator } from '../operator/index.ts'
import { findNotice } from './find-notice.ts'
import { publishNotice } from './publish-notice.ts'
import { withdrawNotice } from './withdraw-notice.ts'

/** Everyone who is signed in reads the notice; only the operator changes it. */
export function noticeRoutes(app: FastifyInstance, platform: Platform): void {
  const asOperator = async (owner: Owner, request: FastifyRequest): Promise<CallerContext> => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    return { platform, owner, caller: callerOf(request) }
  }
  bindAccountRoute(app, platform, contract.getNotice, async () => ({ notice: await findNotice(platform) }))
  bindAccountRoute(app, platform, contract.publishNotice, async ({ owner, body }, request) => ({
    notice: await publishNotice(await asOperator(owner, request), body),
  }))
  bindAccountRoute(app, platform, contract.withdrawNotice, async ({ owner }, request) => {
    await withdrawNotice(await asOperator(owner, request))
    return { message: 'The notice was withdrawn.' }
  })
}
