import type { User } from '@parleykit/contract/auth/account'
import * as account from '@parleykit/contract/auth/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { FullPageSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { hasUnsavedWork } from '../../ui/unsaved/unsaved-work.ts'
import { AuthContext } from './auth-context.ts'
import { authTexts } from './auth-texts.ts'
import { dependsOnSession, leaveClosedWorkspace, openFirstInvitedWorkspace, userQuery } from './queries.ts'
import { clearInvitation } from './stored-invitation.ts'

/** Fetches the current user once and provides it to every screen. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  const { data: current, isLoading, refetch } = useQuery(userQuery)

  useEffect(() => {
    if (current) leaveClosedWorkspace(current)
  }, [current])

  const [hasLoggedOut, setHasLoggedOut] = useState(false)
  const writerId = useRef<number>(undefined)

  const becomeUser = useCallback(
    (next: account.User | null) => {
      // A screen kept for a returning user still shows its queries.
      const isKept = next !== null && next.id === writerId.current
      if (!isKept) queryClient.removeQueries({ predicate: dependsOnSession })
      queryClient.setQueryData(userQuery.queryKey, next)
      if (next) {
        leaveClosedWorkspace(next)
        if (!isKept) openFirstInvitedWorkspace(next)
      } else chooseWorkspace(null)
      setHasLoggedOut(next === null)
    },
    [queryClient],
  )

  const { login, register, logout } = useAccountMutations(becomeUser)

  // From the logout request on: other running requests may be refused before its response arrives.
  const isLeaving = hasLoggedOut || logout.isPending
  const { user, isOver, hasEnded, isAnother, giveUp } = useKeptSession(current, isLeaving, writerId)

  const auth = useMemo(
    () => ({
      ...{ user, isOver, hasEnded, giveUp },
      isLoading,
      retry: () => void refetch(),
      hasLoggedOut: isLeaving,
      enter: becomeUser,
      leave: () => becomeUser(null),
      login,
      register,
      logout,
    }),
    [user, isOver, hasEnded, giveUp, isLoading, refetch, isLeaving, becomeUser, login, register, logout],
  )
  if (isAnother) return <BeginAnew />
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Signing in, registering and signing out. Each reports how it ended. */
function useAccountMutations(becomeUser: (next: account.User | null) => void) {
  const login = useMutation({
    mutationFn: (body: account.LoginInput) => callApi(account.login, { body }),
    onMutate: () => clearToasts('session'),
    onSuccess: (signedIn) => {
      becomeUser(signedIn)
      toast(authTexts.loggedIn, 'session')
    },
    onError: (error, { code }) => {
      // The server asks for the second step: this is no failure.
      if (code === undefined && error instanceof ApiError && error.authStep !== null) return
      toastError({ title: authTexts.loginFailed, description: error.message }, 'session')
    },
  })
  const register = useMutation({
    mutationFn: (body: account.RegisterInput) => callApi(account.register, { body }),
    onMutate: () => clearToasts('session'),
    onSuccess: (registered) => {
      clearInvitation()
      becomeUser(registered)
      toast(authTexts.registered, 'session')
    },
    onError: (error) =>
      toastError({ title: authTexts.registrationFailed, description: error.message }, 'session'),
  })
  const logout = useMutation({
    mutationFn: () => callApi(account.logout),
    onMutate: () => clearToasts('session'),
    onSuccess: () => {
      becomeUser(null)
      toast(authTexts.loggedOut, 'session')
    },
    onError: (error) => toastError({ title: authTexts.logoutFailed, description: error.message }, 'session'),
  })
  return { login, register, logout }
}

/** Loads a new page that holds no data of the previous user. */
function BeginAnew() {
  useEffect(() => window.location.replace('/dashboard'), [])
  return <FullPageSpinner />
}

/**
 * Keeps the screen when a session ends by itself: a user with unsaved input remains the user until they sign in again.
 * `isOver` is true meanwhile, and `writerId` holds their id. `user` is undefined while unknown.
 */
function useKeptSession(
  user: User | null | undefined,
  isLeaving: boolean,
  writerId: RefObject<number | undefined>,
) {
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(user)
  const [writer, setWriter] = useState<User | null>(null)
  const [hasEnded, setEnded] = useState(false)
  const [isAnother, setAnother] = useState(false)
  /** How often a user has returned to unsaved input. */
  const [returns, setReturns] = useState(0)
  const giveUp = useCallback(() => setWriter(null), [])
  if (user !== seen) {
    setSeen(user)
    const before = writer ?? (seen && hasUnsavedWork() ? seen : null)
    if (user === null && seen && !isLeaving) {
      setEnded(true)
      setWriter(before)
    }
    if (user) {
      setEnded(false)
      setWriter(null)
      // Never show one user's input to another.
      if (before && before.id !== user.id) setAnother(true)
      else if (writer) setReturns(returns + 1)
    }
  }
  const isOver = user === null && writer !== null && !isLeaving
  useEffect(() => {
    writerId.current = isOver ? writer.id : undefined
  }, [isOver, writer, writerId])
  // Refetch queries that were refused meanwhile.
  useEffect(() => {
    if (returns > 0) void queryClient.invalidateQueries({ predicate: dependsOnSession })
  }, [returns, queryClient])
  return {
    user: isOver ? writer : user,
    isOver,
    /** Whether a session has ended without a logout by the user. */
    hasEnded,
    /** Whether another user has signed in while there was unsaved input. */
    isAnother,
    giveUp,
  }
}
