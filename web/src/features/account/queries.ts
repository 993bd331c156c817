import * as account from '@parleykit/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api.ts'
import { userQuery } from '../auth/queries.ts'

export function useUpdateAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: account.UpdateAccountInput) => callApi(account.updateAccount, { body }),
    onSuccess: (user) => queryClient.setQueryData(userQuery.queryKey, user),
  })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: account.ChangePasswordInput) => callApi(account.changePassword, { body }),
  })
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => callApi(account.signOutEverywhere) })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: account.DeleteAccountInput) => callApi(account.deleteAccount, { body }),
  })
}
