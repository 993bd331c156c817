import * as contract from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** The open offer of the owner's own agents, or null. */
export const transferQuery = queryOptions({
  queryKey: ['handover'],
  queryFn: async ({ signal }) => (await callApi(contract.getHandover, { signal })).handover,
  refetchOnMount: 'always',
})

/** The ownership transfers offered to the user. */
export const transferOffersQuery = queryOptions({
  queryKey: ['handover-offers'],
  queryFn: ({ signal }) => callApi(contract.listHandoverOffers, { signal }),
  refetchOnMount: 'always',
})

export function useOfferTransfer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: contract.OfferTransferInput) => callApi(contract.offerHandover, { body }),
    onSuccess: (transfer) => queryClient.setQueryData(transferQuery.queryKey, transfer),
  })
}

export function useWithdrawTransfer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(contract.withdrawHandover),
    // If it was refused, it is already gone.
    onSettled: () => queryClient.invalidateQueries({ queryKey: transferQuery.queryKey }),
  })
}

export function useAcceptTransfer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(contract.acceptHandover, { params: { id } }),
    // Agents, activities and usage now belong to another account.
    onSettled: () => void queryClient.invalidateQueries(),
  })
}

export function useDeclineTransfer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(contract.declineHandover, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: transferOffersQuery.queryKey }),
  })
}
