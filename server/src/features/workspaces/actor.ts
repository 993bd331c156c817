import type { Role } from '@parleykit/contract/roles'

/** Who acts in a workspace: its owner, or somebody who was invited. */
export interface Actor {
  readonly id: number
  readonly username: string
  /** The name that visitors see. */
  readonly shownName: string
  /** In the workspace that the request is about. */
  readonly role: Role
}
