import * as contract from '@parleykit/contract/websites'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../auth/index.ts'
import { mapWebsite } from './map-website.ts'

export function websiteRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.mapWebsite, async ({ owner, params, body }, _request, reply) => {
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    return mapWebsite(platform, owner, { agentId: params.id, url: body.url }, gone.signal)
  })
}
