import type { RegisterInput } from '@parleykit/contract/account'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Caller } from '../base/caller-of.ts'
import type { Owner } from '../base/to-owner.ts'

/** Who asks for an account. */
export type Applicant = Pick<RegisterInput, 'username' | 'email' | 'invite'>

/** A seat in somebody's workspace that waits for the account that is being made. */
export interface Joining {
  /** Whether the link was in a mail to the address of the account. */
  readonly provesMailbox: boolean
  /** As a part of the transaction that makes the account. */
  join(userId: number): Promise<void>
  /** Once that is committed. */
  announce(user: Owner, caller: Caller): Promise<void>
}

/** Links into a workspace register an account too, whoever else may register. */
export interface RegistrationHooks {
  /** Whether the link is one into a workspace that can still be used. */
  isMemberInvitation(input: Applicant): Promise<boolean>
  /** Uses such a link up; null where it is none. Throws where it is for another address, or no seat is left. */
  useMemberInvitation(transaction: Transaction, input: Applicant): Promise<Joining | null>
}
