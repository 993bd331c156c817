import type { Role } from '@parleykit/contract/base/roles'

/** The person who acts in a workspace: its owner or a member. */
export interface Actor {
  readonly id: number
  readonly username: string
  /** The name that visitors see. */
  readonly shownName: string
  /** The role in the workspace of the request. */
  readonly role: Role
}
