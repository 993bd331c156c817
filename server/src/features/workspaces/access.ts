import type { Caller, Owner } from '../auth/index.ts'
import type { Actor } from './actor.ts'

/** The workspace of a request, the actor, and where the request came from. */
export interface Access {
  readonly owner: Owner
  readonly actor: Actor
  readonly caller: Caller
}
