import * as account from '@parleykit/contract/account'
import { authTexts } from '@parleykit/contract/owner-auth-texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { toast, toastError, withdrawToasts } from '../../ui/toast-queue.ts'
import { AuthContext } from './auth-context.ts'
import { forgetInvitation } from './kept-invitation.ts'
import { userQuery, withinReach } from './queries.ts'

/** Fetches the current user once and hands it to every screen. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  const { data: user, isLoading, refetch } = useQuery(userQuery)

  useEffect(() => {
    if (user) withinReach(user)
  }, [user])

  const [hasLoggedOut, setHasLoggedOut] = useState(false)

  const becomeUser = useCallback(
    (next: account.User | null) => {
      const [userKey] = userQuery.queryKey
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })
      queryClient.setQueryData(userQuery.queryKey, next)
      if (next) withinReach(next)
      else chooseWorkspace(null)
      setHasLoggedOut(next === null)
    },
    [queryClient],
  )

  const login = useMutation({
    mutationFn: (body: account.LoginInput) => callApi(account.login, { body }),
    onMutate: () => withdrawToasts('session'),
    onSuccess: (signedIn) => {
      becomeUser(signedIn)
      toast(authTexts.loggedIn, 'session', { goesAlong: true })
    },
    onError: (error, { code }) => {
      // Asked for the second step: nothing has failed yet.
      if (code === undefined && error instanceof ApiError && error.authStep !== null) return
      toastError({ title: authTexts.loginFailed, description: error.message }, 'session')
    },
  })
  const register = useMutation({
    mutationFn: (body: account.RegisterInput) => callApi(account.register, { body }),
    onMutate: () => withdrawToasts('session'),
    onSuccess: (registered) => {
      forgetInvitation()
      becomeUser(registered)
      // Who came by the link of a workspace begins there.
      if (registered.workspaces[0]) chooseWorkspace(registered.workspaces[0].id)
      toast(authTexts.registered, 'session', { goesAlong: true })
    },
    onError: (error) =>
      toastError({ title: authTexts.registrationFailed, description: error.message }, 'session'),
  })
  const logout = useMutation({
    mutationFn: () => callApi(account.logout),
    onMutate: () => withdrawToasts('session'),
    onSuccess: () => {
      becomeUser(null)
      toast(authTexts.loggedOut, 'session', { goesAlong: true })
    },
    onError: (error) => toastError({ title: authTexts.logoutFailed, description: error.message }, 'session'),
  })

  const auth = useMemo(
    () => ({
      user,
      isLoading,
      retry: () => void refetch(),
      // From the moment on in which it is asked for: whatever else is under way is refused before that is answered.
      hasLoggedOut: hasLoggedOut || logout.isPending,
      enter: becomeUser,
      leave: () => becomeUser(null),
      login,
      register,
      logout,
    }),
    [user, isLoading, refetch, hasLoggedOut, becomeUser, login, register, logout],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
