import { listAgentUse } from '@parleykit/contract/billing/agent-use'
import * as billing from '@parleykit/contract/billing/billing'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { userQuery } from '../auth/queries.ts'

/** The server's payment provider, and what each plan includes besides its limits. */
export const offerQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => callApi(billing.getBilling, { signal }),
})

/** Only the payment provider from that response. */
export const billingQuery = queryOptions({ ...offerQuery, select: ({ provider }) => provider })

/** It changes over time, so it is fetched whenever it comes on screen. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi(billing.getSubscription, { signal }),
  refetchOnMount: 'always',
})

/** The charge of a change made now. */
export const changePreviewQuery = (plan: billing.PlanInput | null) =>
  queryOptions({
    queryKey: ['change-preview', plan],
    queryFn: ({ signal }) => callApi(billing.previewChange, { body: plan ?? { tier: 'hobby' }, signal }),
    enabled: plan !== null,
    gcTime: 0,
  })

export const agentUseQuery = queryOptions({
  queryKey: ['agent-use'],
  queryFn: ({ signal }) => callApi(listAgentUse, { signal }),
  refetchOnMount: 'always',
})

export const checkoutQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: ({ signal }) => callApi(billing.getCheckout, { params: { checkoutId }, signal }),
    refetchOnMount: 'always',
  })

export function useStartSubscription() {
  return useMutation({
    mutationFn: (body: billing.PlanInput) => callApi(billing.getOrCreateSubscription, { body }),
  })
}

/** Refetches data that depends on the subscription: the plan and the user. */
function useRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [subscriptionQuery.queryKey, userQuery.queryKey, ['agents'], ['agent-use']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
}

export function useChangeSubscription() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: billing.PlanInput & { pricedAt: string }) =>
      callApi(billing.changeSubscription, { body }),
    onSettled: refresh,
  })
}

export function useCancelSubscription() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => callApi(billing.cancelSubscription), onSettled: refresh })
}

export function useResumeSubscription() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => callApi(billing.resumeSubscription), onSettled: refresh })
}

export function useOpenPortal() {
  return useMutation({ mutationFn: () => callApi(billing.openBillingPortal) })
}

export function usePayCheckout(checkoutId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (card: billing.SandboxCard) =>
      callApi(billing.payCheckout, { params: { checkoutId }, body: { card } }),
    onSuccess: refresh,
    onError: useNoticeOfEnd(checkoutId),
  })
}

export function useCancelCheckout(checkoutId: string) {
  return useMutation({
    mutationFn: () => callApi(billing.cancelCheckout, { params: { checkoutId } }),
    onError: useNoticeOfEnd(checkoutId),
  })
}

/** Shows a checkout as closed, without a button to pay, once it is over. */
function useNoticeOfEnd(checkoutId: string) {
  const queryClient = useQueryClient()
  return (error: Error) => {
    if (error instanceof ApiError && error.code === 'checkout_closed')
      void queryClient.invalidateQueries({ queryKey: checkoutQuery(checkoutId).queryKey })
  }
}
