import type { Owner } from '../auth/index.ts'
import type { Actor } from './actor.ts'

/** The workspace of a request, and the actor. */
export interface Access {
  readonly owner: Owner
  readonly actor: Actor
}
