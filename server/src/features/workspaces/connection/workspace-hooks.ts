import type { JoinedWorkspace } from '@parleykit/contract/auth/account'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../../auth/index.ts'
import type { Kind } from '../core/kind-in-path.ts'

/** Implemented by later features. */
export interface WorkspaceHooks {
  /** The owner of a resource's workspace. Null if there is no such resource. */
  readonly ownerOf: Readonly<Record<Kind, (database: Queryable, id: number) => Promise<number | null>>>
  /** Called when a person is no longer an editor of a workspace. */
  onMayEditNoMore(member: { readonly workspaceId: number; readonly userId: number }): Promise<void>
  creditsOf(owner: Owner): Promise<Pick<JoinedWorkspace, 'chatCreditsUsed' | 'creditsResetAt'>>
}

const connected = new WeakMap<Platform, WorkspaceHooks>()

/** Must be called once, before routes are bound. */
export function connectWorkspaces(platform: Platform, hooks: WorkspaceHooks): void {
  connected.set(platform, hooks)
}

export function workspaceHooks(platform: Platform): WorkspaceHooks {
  const hooks = connected.get(platform)
  if (!hooks) throw new Error('The hooks of the workspaces are not connected')
  return hooks
}
