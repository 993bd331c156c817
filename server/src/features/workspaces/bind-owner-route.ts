import type { RouteDefinition, RouteInput, RouteResponseInput } from '@parleykit/contract/base/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Access } from './access.ts'
import { findAccess } from './find-access.ts'
import { recheckAccess } from './recheck-access.ts'

export interface AccessedInput extends Access {
  /** Checks access again, for long requests. Throws as `findAccess` does if the role was lost meanwhile. */
  readonly checkAccess: () => Promise<void>
}

/** Binds a route about a workspace. Authenticates and authorizes before anything of the request is parsed. */
export function bindOwnerRoute<R extends RouteDefinition & { access: 'owner' }>(
  app: FastifyInstance,
  platform: Platform,
  route: R,
  handler: (
    input: RouteInput<R> & AccessedInput,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<RouteResponseInput<R> | FastifyReply>,
): void {
  const accesses = new WeakMap<FastifyRequest, Access>()
  bindRoute(
    app,
    route,
    async (input, request, reply) => {
      const access = accesses.get(request) ?? (await findAccess({ platform, request }, route))
      const checkAgain = () => recheckAccess({ platform, ...access }, route.role)
      // A body may take minutes to arrive, and a member can be removed meanwhile.
      if (route.body) await checkAgain()
      return handler({ ...input, ...access, checkAccess: checkAgain }, request, reply)
    },
    {
      onRequest: async (request) => {
        accesses.set(request, await findAccess({ platform, request }, route))
      },
    },
  )
}
