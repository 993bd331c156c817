import type { Platform } from '../../../platform/platform.ts'
import type { Caller, Owner } from '../../auth/index.ts'

/** Whose models are meant, and the member who acts. */
export interface ModelScope {
  readonly platform: Platform
  /** The workspace; null for the installation, whose operator acts. */
  readonly ownerId: number | null
  /** The account whose list of security events tells of changes. */
  readonly owner: Owner
  readonly actor: { readonly id: number }
  readonly caller: Caller
}
