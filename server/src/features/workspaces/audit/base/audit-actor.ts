import type { Caller } from '../../../auth/index.ts'

/** The name of the actor of `npm run admin`. */
export const serverCommand = 'server command'

/** Who acts, and from where. */
export interface AuditActor {
  /** Null: the server itself, or the server command if there is no caller either. */
  readonly actor: { readonly id: number; readonly username: string } | typeof serverCommand | null
  readonly caller: Caller | null
}
