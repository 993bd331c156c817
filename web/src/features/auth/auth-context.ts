import type { LoginInput, RegisterInput, User } from '@parleykit/contract/auth/account'
import type { UseMutationResult } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { authTexts } from './auth-texts.ts'

export interface Auth {
  /** Undefined while the current user is being fetched, or if that failed. */
  readonly user: User | null | undefined
  readonly isLoading: boolean
  readonly retry: () => void
  /** Whether the owner has chosen to log out; the current page is then not remembered for the next sign-in. */
  readonly hasLoggedOut: boolean
  /** Whether the session has ended by itself since this page was loaded, without a new sign-in. */
  readonly hasEnded: boolean
  /** Whether the session has ended by itself with unsaved input: the screen stays for when the user signs in again. */
  readonly isOver: boolean
  /** Discards the unsaved input. */
  readonly giveUp: () => void
  /** Called after a sign-in other than through the forms. */
  readonly enter: (user: User) => void
  /** Called when the owner ends the session: by deleting the account or signing out everywhere. */
  readonly leave: () => void
  readonly login: UseMutationResult<User, Error, LoginInput>
  readonly register: UseMutationResult<User, Error, RegisterInput>
  readonly logout: UseMutationResult<unknown, Error, void>
}

export const AuthContext = createContext<Auth | null>(null)

/** The current user, and the functions that change it. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error(authTexts.outsideProvider)
  return auth
}
