import type { RouteDefinition, RouteInput, RouteResponseInput } from '@parleykit/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Owner, requireOwner } from '../auth/index.ts'
import type { Actor } from './actor.ts'

/** Whose workspace a request is about, and who acts there. */
export interface Access {
  readonly owner: Owner
  readonly actor: Actor
}

/** A route about a workspace: asks who calls before anything of the request is parsed. */
export function bindOwnerRoute<R extends RouteDefinition & { access: 'owner' }>(
  app: FastifyInstance,
  platform: Platform,
  route: R,
  handler: (
    input: RouteInput<R> & Access,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<RouteResponseInput<R> | FastifyReply>,
): void {
  const accesses = new WeakMap<FastifyRequest, Access>()
  const admit = async (request: FastifyRequest): Promise<Access> => {
    const owner = await requireOwner(platform, request)
    return { owner, actor: { id: owner.id, username: owner.username, role: 'owner' } }
  }
  bindRoute(
    app,
    route,
    async (input, request, reply) => {
      const access = accesses.get(request) ?? (await admit(request))
      return handler({ ...input, ...access }, request, reply)
    },
    {
      onRequest: async (request) => {
        accesses.set(request, await admit(request))
      },
    },
  )
}
