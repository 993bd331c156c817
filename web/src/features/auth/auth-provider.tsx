import * as account from '@parleykit/contract/account'
import { authTexts } from '@parleykit/contract/owner-texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { callApi } from '../../api.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { AuthContext } from './auth-context.ts'
import { userQuery } from './queries.ts'

/** Fetches the current user once and hands it to every screen. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  const { data: user, isLoading, refetch } = useQuery(userQuery)

  function becomeUser(next: account.User | null) {
    const [userKey] = userQuery.queryKey
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })
    queryClient.setQueryData(userQuery.queryKey, next)
  }

  const login = useMutation({
    mutationFn: (body: account.LoginInput) => callApi(account.login, { body }),
    onSuccess: (signedIn) => {
      logout.reset()
      becomeUser(signedIn)
      toast(authTexts.loggedIn)
    },
    onError: (error) => toastError({ title: authTexts.loginFailed, description: error.message }),
  })
  const register = useMutation({
    mutationFn: (body: account.RegisterInput) => callApi(account.register, { body }),
    onSuccess: (registered) => {
      logout.reset()
      becomeUser(registered)
      toast(authTexts.registered)
    },
    onError: (error) => toastError({ title: authTexts.registrationFailed, description: error.message }),
  })
  const logout = useMutation({
    mutationFn: () => callApi(account.logout),
    onSuccess: () => {
      becomeUser(null)
      toast(authTexts.loggedOut)
    },
    onError: (error) => toastError({ title: authTexts.logoutFailed, description: error.message }),
  })

  const auth = useMemo(
    () => ({
      user,
      isLoading,
      retry: () => void refetch(),
      hasLoggedOut: logout.isSuccess,
      login,
      register,
      logout,
    }),
    [user, isLoading, refetch, login, register, logout],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
