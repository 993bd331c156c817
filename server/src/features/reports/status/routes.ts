import { createHash, timingSafeEqual } from 'node:crypto'
import { readServerStatus } from '@parleykit/contract/reports/status/status'
import * as storage from '@parleykit/contract/setup/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, callerOf } from '../../auth/index.ts'
import { requireOperator } from '../../setup/operator/index.ts'
import { getStatus } from './get-status.ts'
import { getStorage } from './get-storage.ts'
import { requestBackup } from './request-backup.ts'

/** For the operator, and for metrics readers with a token. All other callers get `not_found`. */
export function statusRoutes(app: FastifyInstance, platform: Platform): void {
  bindAccountRoute(app, platform, readServerStatus, async ({ owner }, { hostname }) => {
    await requireOperator({ platform, owner, hostname })
    return getStatus(platform)
  })
  bindAccountRoute(app, platform, storage.getStorage, async ({ owner }, { hostname }) => {
    await requireOperator({ platform, owner, hostname })
    return getStorage(platform)
  })
  bindAccountRoute(app, platform, storage.requestBackup, async ({ owner }, request) => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    await requestBackup({ platform, owner, caller: callerOf(request) })
    return getStorage(platform)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = platform.config
    if (metricsToken === null || !isSame(bearerOf(request), metricsToken)) throw nothingHere()
    const metrics = await platform.metrics.read()
    if (!metrics) throw nothingHere()
    return reply.type(metrics.contentType).send(metrics.text)
  })
}

const nothingHere = () => new DomainError('not_found', 'Not found')

/** The scheme is case-insensitive. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Compares in constant time. */
function isSame(given: string | undefined, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given ?? ''), hash(wanted))
}
