import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from './caller-of.ts'
import type { Owner } from './to-owner.ts'

/** For verbs that act in a workspace. */
export interface OwnerContext {
  readonly platform: Platform
  readonly owner: Owner
}

/** For verbs that also record who called them, in the log of security events. */
export interface CallerContext extends OwnerContext {
  readonly caller: Caller
}
