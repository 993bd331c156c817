import type { JoinedWorkspace, RegisterInput } from '@parleykit/contract/auth/account'
import type { Transaction } from '../../../platform/database/index.ts'
import { defineHook } from '../../../platform/hooks/index.ts'
import type { Caller } from './caller-of.ts'
import type { Owner } from './to-owner.ts'

/** The person who requests an account. */
export type Applicant = Pick<RegisterInput, 'username' | 'email' | 'invite'>

/** A seat in a workspace for the account that is being created. */
export interface Joining {
  /** Whether the link was in a mail to the address of the account. */
  readonly provesMailbox: boolean
  /** Runs in the transaction that creates the account. */
  join(userId: number, caller: Caller): Promise<void>
  /** Runs after the commit. */
  announce(user: Owner, caller: Caller): Promise<void>
}

/** Set by the signed-in owner, by a link, or by a link that also confirms the address for the first time. */
type NewPasswordBy = 'owner' | 'link' | 'claim'

/** What later features add to accounts. */
export const authHooks = {
  creditsOf:
    defineHook<(owner: Owner) => Promise<Pick<JoinedWorkspace, 'chatCreditsUsed' | 'creditsResetAt'>>>(
      'auth.creditsOf',
    ),
  joinedWorkspaces: defineHook<(owner: Owner) => Promise<JoinedWorkspace[]>>('auth.joinedWorkspaces'),
  hasAgents: defineHook<(owner: Owner) => Promise<boolean>>('auth.hasAgents'),
  /** Whether the token is of a workspace invitation that can still be used: it allows registering, too. */
  isMemberInvitation: defineHook<(applicant: Applicant) => Promise<boolean>>('auth.isMemberInvitation'),
  /** Uses such an invitation. Null if it isn't one. Throws if it is for another address or no seat is left. */
  useMemberInvitation:
    defineHook<(transaction: Transaction, applicant: Applicant) => Promise<Joining | null>>(
      'auth.useMemberInvitation',
    ),
  /** Records a registration in the transaction that creates the account. */
  accountCreated:
    defineHook<
      (
        transaction: Transaction,
        account: { readonly id: number; readonly username: string },
        caller: Caller,
      ) => Promise<void>
    >('auth.accountCreated'),
  /**
   * Withdraws offers and invitations that a previous user of the account may have made, in the transaction that sets a
   * new password. Returns a function that sends the notifications; it runs after the commit.
   */
  withdrawPromises:
    defineHook<
      (
        transaction: Transaction,
        account: { readonly userId: number; readonly by: NewPasswordBy },
      ) => Promise<() => void>
    >('auth.withdrawPromises'),
}
