import type { users } from './tables.ts'

/** The signed-in account holder, as verbs see one. */
export interface Owner {
  readonly id: number
  readonly username: string
  /** Null: the username. See `shownName`. */
  readonly displayName: string | null
  readonly email: string
  readonly isEmailConfirmed: boolean
  readonly pendingEmail: string | null
  readonly hasPassword: boolean
  readonly subscriptionTier: string
  /** Credits are counted in months that begin on this date's anniversaries. Null for calendar months. */
  readonly billingAnchorAt: Date | null
  readonly createdAt: Date
  /** Whether the operator disabled the account. */
  readonly isDisabled: boolean
}

export function toOwner(row: typeof users.$inferSelect): Owner {
  const { id, username, displayName, email, pendingEmail, subscriptionTier, billingAnchorAt, createdAt } = row
  const hasPassword = row.passwordHash !== null
  const isDisabled = row.disabledAt !== null
  const isEmailConfirmed = row.emailConfirmedAt !== null
  const plan = { subscriptionTier, billingAnchorAt }
  const address = { email, isEmailConfirmed, pendingEmail }
  return { id, username, displayName, ...address, hasPassword, ...plan, createdAt, isDisabled }
}

/** The name that visitors and invited people see. */
export function shownName({ displayName, username }: Pick<Owner, 'displayName' | 'username'>): string {
  return displayName ?? username
}
