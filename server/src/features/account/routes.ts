import * as contract from '@parleykit/contract/auth/account'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { ThrottleRule } from '../../platform/throttles/index.ts'
import { bindAccountRoute, callerOf, clearSessionCookie } from '../auth/index.ts'
import { deleteAccount } from './delete-account.ts'
import { streamExport } from './stream-export.ts'

const exportByAccount: ThrottleRule = { name: 'export-account', points: 10, seconds: 3600 }

export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  bindAccountRoute(app, platform, contract.exportAccount, async ({ owner }, request, reply) => {
    await platform.throttles.consume(exportByAccount, String(owner.id))
    const zip = await streamExport({ platform, owner, caller: callerOf(request) })
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`${owner.username}.zip`))
      .header('cache-control', 'private, no-store')
      .send(zip)
  })
  bindAccountRoute(app, platform, contract.deleteAccount, async ({ owner, body }, request, reply) => {
    await deleteAccount({ platform, owner, caller: callerOf(request) }, body)
    clearSessionCookie(platform.config, request, reply)
    return { message: 'Your account was deleted.' }
  })
}
