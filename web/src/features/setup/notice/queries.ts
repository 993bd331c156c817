import * as contract from '@parleykit/contract/setup/notice'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** The operator's notice to all accounts; null if there is none. */
export const noticeQuery = queryOptions({
  queryKey: ['notice'],
  queryFn: async ({ signal }) => (await callApi(contract.getNotice, { signal })).notice,
})

export function usePublishNotice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string; until: string | null }) => callApi(contract.publishNotice, { body }),
    onSuccess: ({ notice }) => queryClient.setQueryData(noticeQuery.queryKey, notice),
  })
}

export function useWithdrawNotice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(contract.withdrawNotice),
    onSuccess: () => queryClient.setQueryData(noticeQuery.queryKey, null),
  })
}
