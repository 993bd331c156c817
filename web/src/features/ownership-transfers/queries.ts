import * as contract from '@parleykit/contract/ownership-transfers/handovers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** The open offer of the owner's own agents, or null. */
export const handoverQuery = queryOptions({
  queryKey: ['handover'],
  queryFn: async ({ signal }) => (await callApi(contract.getHandover, { signal })).handover,
  refetchOnMount: 'always',
})

/** The ownership transfers offered to the user. */
export const handoverOffersQuery = queryOptions({
  queryKey: ['handover-offers'],
  queryFn: ({ signal }) => callApi(contract.listHandoverOffers, { signal }),
  refetchOnMount: 'always',
})

export function useOfferHandover() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: contract.OfferHandoverInput) => callApi(contract.offerHandover, { body }),
    onSuccess: (handover) => queryClient.setQueryData(handoverQuery.queryKey, handover),
  })
}

export function useWithdrawHandover() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(contract.withdrawHandover),
    // If it was refused, it is already gone.
    onSettled: () => queryClient.invalidateQueries({ queryKey: handoverQuery.queryKey }),
  })
}

export function useAcceptHandover() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(contract.acceptHandover, { params: { id } }),
    // Agents, activities and usage now belong to another account.
    onSettled: () => void queryClient.invalidateQueries(),
  })
}

export function useDeclineHandover() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(contract.declineHandover, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: handoverOffersQuery.queryKey }),
  })
}
