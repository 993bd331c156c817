import type { LoginInput, RegisterInput, User } from '@parleykit/contract/account'
import { authTexts } from '@parleykit/contract/owner-auth-texts'
import type { UseMutationResult } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

export interface Auth {
  /** Undefined while the current user is being fetched, or when that failed. */
  readonly user: User | null | undefined
  readonly isLoading: boolean
  readonly retry: () => void
  /** True once the owner has logged out by choice: the way back is not remembered then. */
  readonly hasLoggedOut: boolean
  /** A session has ended by itself since this page was loaded, and nobody has signed in again. */
  readonly hasEnded: boolean
  /** Likewise, while something was being written: the screen stays as it is, for who signs in again. */
  readonly isOver: boolean
  /** What was being written is let go. */
  readonly giveUp: () => void
  /** Somebody has signed in by another way than the forms. */
  readonly enter: (user: User) => void
  /** The session is over by the owner's own doing: a deleted account, or signing out everywhere. */
  readonly leave: () => void
  readonly login: UseMutationResult<User, Error, LoginInput>
  readonly register: UseMutationResult<User, Error, RegisterInput>
  readonly logout: UseMutationResult<unknown, Error, void>
}

export const AuthContext = createContext<Auth | null>(null)

/** The current user and what changes it. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error(authTexts.outsideProvider)
  return auth
}
