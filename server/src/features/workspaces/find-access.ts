import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import { idParam } from '@parleykit/contract/base/values'
import type { FastifyRequest } from 'fastify'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { callerOf, requireOwner, shownName } from '../auth/index.ts'
import type { Access } from './access.ts'
import { resourceKindOfPath } from './core/resource-kind-of-path.ts'
import { findMembership } from './find-membership.ts'
import { workspaceHooks } from './hooks.ts'
import { requireRole } from './require-role.ts'

const ownerOf = {
  agents: workspaceHooks.ownerOfAgent,
  bots: workspaceHooks.ownerOfAgent,
  conversations: workspaceHooks.findConversationOwner,
  messages: workspaceHooks.findMessageOwner,
}

/**
 * The caller of a route and the workspace: that of the resource in the path if the caller is in it, else the one in the
 * header, else the caller's own. For a resource of someone else, the verb throws `not_found`.
 * @throws DomainError `not_signed_in`, `not_found` for someone else's workspace, `member_paused`, `role_too_small`.
 */
export async function findAccess(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  route: RouteDefinition & { access: 'owner' },
): Promise<Access> {
  const user = await requireOwner(platform, request)
  const own: Access = {
    owner: user,
    actor: { id: user.id, username: user.username, shownName: shownName(user), role: 'owner' },
    caller: callerOf(request),
  }
  const { database } = platform
  const kind = resourceKindOfPath(route.path)
  if (kind) {
    const id = readId(request.params, 'id')
    const workspaceId = id && (await platform.hooks.ask(ownerOf[kind], database, id))
    if (!workspaceId || workspaceId === user.id) return own
    const membership = await findMembership(database, { workspaceId, userId: user.id })
    return membership ? { ...own, ...requireRole(own.actor, membership, route.role) } : own
  }
  const named = route.stream ? readNamed(request.query, 'workspace') : request.headers[workspaceHeader]
  if (named === undefined) return own
  const { data: workspaceId } = idParam.safeParse(named)
  if (workspaceId === user.id) return own
  const membership = workspaceId && (await findMembership(database, { workspaceId, userId: user.id }))
  if (!membership) throw notFound('Workspace')
  return { ...own, ...requireRole(own.actor, membership, route.role) }
}

function readNamed(values: unknown, name: string): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
}

/** Undefined if it is malformed: schema validation reports it later. */
function readId(params: unknown, name: string): number | undefined {
  return idParam.safeParse(readNamed(params, name)).data
}
