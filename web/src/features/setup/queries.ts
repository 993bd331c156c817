import {
  type Audience,
  chooseAudience,
  enterOperatorCode,
  getSetup,
  type Setup,
} from '@parleykit/contract/setup/setup'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { registrationQuery, userQuery } from '../auth/queries.ts'
import { offerQuery } from '../billing/queries.ts'

/** Who the installation is for, and whether this account may choose it. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => callApi(getSetup, { signal }),
  refetchOnMount: 'always',
})

/** Shows what was answered, without asking again: another process may not know it yet. */
export function useKeepSetup() {
  const queryClient = useQueryClient()
  return async (setup: Setup) => {
    queryClient.setQueryData(setupQuery.queryKey, setup)
    queryClient.setQueryData(registrationQuery.queryKey, setup.registration.mode)
    queryClient.setQueryData(
      offerQuery.queryKey,
      (offer) => offer && { ...offer, provider: setup.billing.provider },
    )
    const stale = [userQuery.queryKey, ['subscription'], ['agents'], ['agent-use']]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

export function useChooseAudience() {
  const keep = useKeepSetup()
  return useMutation({
    mutationFn: (audience: Audience) => callApi(chooseAudience, { body: { audience } }),
    onSuccess: keep,
  })
}

export function useEnterOperatorCode() {
  const keep = useKeepSetup()
  return useMutation({
    mutationFn: (body: { code: string }) => callApi(enterOperatorCode, { body }),
    onSuccess: keep,
  })
}
