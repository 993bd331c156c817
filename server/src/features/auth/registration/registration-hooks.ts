import type { RegisterInput } from '@parleykit/contract/auth/account'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Caller } from '../base/caller-of.ts'
import type { Owner } from '../base/to-owner.ts'

/** The person who requests an account. */
export type Applicant = Pick<RegisterInput, 'username' | 'email' | 'invite'>

/** A seat in a workspace for the account that is being created. */
export interface Joining {
  /** Whether the link was in a mail to the address of the account. */
  readonly provesMailbox: boolean
  /** Runs in the transaction that creates the account. */
  join(userId: number): Promise<void>
  /** Runs after the commit. */
  announce(user: Owner, caller: Caller): Promise<void>
}

/** Workspace invitations allow registering too, no matter who else may register. */
export interface RegistrationHooks {
  /** Whether the token is of a workspace invitation that can still be used. */
  isMemberInvitation(input: Applicant): Promise<boolean>
  /** Uses such an invitation. Null if it isn't one. Throws if it is for another address or no seat is left. */
  useMemberInvitation(transaction: Transaction, input: Applicant): Promise<Joining | null>
}
