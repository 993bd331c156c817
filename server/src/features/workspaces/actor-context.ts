import type { Platform } from '../../platform/platform.ts'
import type { Caller } from '../auth/index.ts'
import type { Access } from './access.ts'

/** For verbs that act in a workspace and say which member did it. */
export interface ActorContext extends Access {
  readonly platform: Platform
}

/** For verbs that also record in the workspace's list of security events which member called them, and from where. */
export interface AuditContext extends ActorContext {
  readonly caller: Caller
}
