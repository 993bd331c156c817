import type { Platform } from '../../platform/platform.ts'
import type { Access } from './access.ts'

/** For verbs that act in a workspace and record which member did it, and from where. */
export interface ActorContext extends Access {
  readonly platform: Platform
}
