import type { Platform } from '../../platform/platform.ts'
import type { Access } from './access.ts'

/** For verbs that act in a workspace and say which member did it. */
export interface ActorContext extends Access {
  readonly platform: Platform
}
