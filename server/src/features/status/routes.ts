import { createHash, timingSafeEqual } from 'node:crypto'
import { seesStatus } from '@parleykit/contract/plans'
import { readServerStatus } from '@parleykit/contract/status'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { bindAccountRoute } from '../auth/index.ts'
import { readStatus } from './read-status.ts'

/** Who is admin by plan, and whatever reads metrics by token: to everybody else there is nothing here. */
export function statusRoutes(app: FastifyInstance, platform: Platform): void {
  bindAccountRoute(app, platform, readServerStatus, async ({ owner }) => {
    if (!seesStatus(owner)) throw nothingHere()
    return readStatus(platform)
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

/** The scheme is written in any case. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** In a time that tells nothing of where two texts differ. */
function isSame(given: string | undefined, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given ?? ''), hash(wanted))
}
