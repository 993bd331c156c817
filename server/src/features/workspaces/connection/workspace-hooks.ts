import type { JoinedWorkspace } from '@parleykit/contract/account'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../../auth/index.ts'
import type { Kind } from '../core/kind-in-path.ts'

/** What later features know. */
export interface WorkspaceHooks {
  /** Whose workspace a thing is in; null where there is no such thing. */
  readonly ownerOf: Readonly<Record<Kind, (database: Queryable, id: number) => Promise<number | null>>>
  /** Somebody is no editor of a workspace any more. */
  onMayEditNoMore(member: { readonly workspaceId: number; readonly userId: number }): Promise<void>
  creditsOf(owner: Owner): Promise<Pick<JoinedWorkspace, 'chatCreditsUsed' | 'creditsResetAt'>>
}

const connected = new WeakMap<Platform, WorkspaceHooks>()

/** To be called once, before routes are bound. */
export function connectWorkspaces(platform: Platform, hooks: WorkspaceHooks): void {
  connected.set(platform, hooks)
}

export function workspaceHooks(platform: Platform): WorkspaceHooks {
  const hooks = connected.get(platform)
  if (!hooks) throw new Error('The hooks of the workspaces are not connected')
  return hooks
}
