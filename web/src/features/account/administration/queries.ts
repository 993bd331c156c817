import type { RouteBody } from '@parleykit/contract/base/route'
import * as contract from '@parleykit/contract/setup/managed-accounts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

export interface AccountSearch {
  readonly q: string
  readonly state: '' | 'enabled' | 'disabled'
}

const accountsKey = ['accounts']

/** The accounts that match a search, newest first, page after page. */
export const accountsQuery = ({ q, state }: AccountSearch) =>
  infiniteQueryOptions({
    queryKey: ['accounts', q, state],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(q && { q }),
        ...(state && { state }),
        ...(pageParam && { after: String(pageParam) }),
      }
      return callApi(contract.listManagedAccounts, { query, signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })

type Body<Route extends { body: unknown }> = Route extends Parameters<typeof callApi>[0]
  ? RouteBody<Route> & { readonly id: number }
  : never

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: accountsKey })
}

export function useGrantPlan() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: Body<typeof contract.grantAccountPlan>) =>
      callApi(contract.grantAccountPlan, { params: { id }, body }),
    onSuccess,
  })
}

export function useSetAccountState() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: Body<typeof contract.setAccountState>) =>
      callApi(contract.setAccountState, { params: { id }, body }),
    onSuccess,
  })
}

export function useTurnOffTwoStep() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: Body<typeof contract.turnOffAccountTwoStep>) =>
      callApi(contract.turnOffAccountTwoStep, { params: { id }, body }),
    onSuccess,
  })
}

export function useCreateResetLink() {
  return useMutation({
    mutationFn: ({ id, ...body }: Body<typeof contract.createAccountResetLink>) =>
      callApi(contract.createAccountResetLink, { params: { id }, body }),
    // The link is only in the response and isn't stored anywhere else.
    gcTime: 0,
  })
}

export function useInviteAccount() {
  return useMutation({
    mutationFn: (body: RouteBody<typeof contract.inviteAccount>) => callApi(contract.inviteAccount, { body }),
    gcTime: 0,
  })
}
