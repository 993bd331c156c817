import type { RouteDefinition, RouteInput, RouteResponseInput } from '@parleykit/contract/base/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../base/to-owner.ts'
import { requireOwner } from './require-owner.ts'

/** Binds a route about the caller's own account. Authenticates before anything of the request is parsed. */
export function bindAccountRoute<R extends RouteDefinition & { access: 'account' }>(
  app: FastifyInstance,
  platform: Platform,
  route: R,
  handler: (
    input: RouteInput<R> & { owner: Owner },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<RouteResponseInput<R> | FastifyReply>,
): void {
  const owners = new WeakMap<FastifyRequest, Owner>()
  bindRoute(
    app,
    route,
    async (input, request, reply) => {
      const owner = owners.get(request) ?? (await requireOwner(platform, request))
      return handler({ ...input, owner }, request, reply)
    },
    {
      onRequest: async (request) => {
        owners.set(request, await requireOwner(platform, request))
      },
    },
  )
}
