import type { Owner } from '../auth/index.ts'
import type { Actor } from './actor.ts'

/** Whose workspace a request is about, and who acts there. */
export interface Access {
  readonly owner: Owner
  readonly actor: Actor
}
