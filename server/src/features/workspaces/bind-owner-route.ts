import type { RouteDefinition, RouteInput, RouteResponseInput } from '@parleykit/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute, notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Access, findAccess } from './find-access.ts'

export interface AccessedInput extends Access {
  /** Asks once more, for what takes long: throws as `findAccess` does when the role has gone meanwhile. */
  readonly checkAccess: () => Promise<void>
}

/** A route about a workspace: asks who calls, and whether they may, before anything of the request is parsed. */
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
  const admit = async (request: FastifyRequest): Promise<Access> => {
    const access = await findAccess(platform, route, request)
    accesses.set(request, access)
    return access
  }
  bindRoute(
    app,
    route,
    async (input, request, reply) => {
      const known = accesses.get(request)
      // A body may have taken minutes, in which a member can be removed.
      const isStale = route.body !== undefined && known?.actor.role !== 'owner'
      const { owner, actor } = known && !isStale ? known : await admit(request)
      const checkAccess = async () => {
        if (actor.role === 'owner') return
        const present = await admit(request)
        if (present.owner.id !== owner.id) throw notFound('Workspace')
      }
      return handler({ ...input, owner, actor, checkAccess }, request, reply)
    },
    { onRequest: (request) => admit(request).then(() => undefined) },
  )
}
