import type { Queryable } from '../../platform/database/index.ts'
import { defineHook } from '../../platform/hooks/index.ts'

/** The owner of a resource's workspace. Null if there is no such resource. */
type OwnerOf = (database: Queryable, id: number) => Promise<number | null>

/** What later features add to workspaces. */
export const workspaceHooks = {
  ownerOfAgent: defineHook<OwnerOf>('workspaces.ownerOfAgent'),
  findConversationOwner: defineHook<OwnerOf>('workspaces.ownerOfConversation'),
  findMessageOwner: defineHook<OwnerOf>('workspaces.ownerOfMessage'),
  /** Runs when a person is no longer an editor of a workspace. */
  onMayEditNoMore: defineHook<
    (member: { readonly workspaceId: number; readonly userId: number }) => Promise<void>
  >('workspaces.onMayEditNoMore'),
}
