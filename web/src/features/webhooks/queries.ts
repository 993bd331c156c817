import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
  updateWebhook,
  type WebhookForm,
} from '@parleykit/contract/webhooks/webhooks'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../api/api.ts'

export const webhooksQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['webhooks', agentId],
    queryFn: ({ signal }) => callApi(listWebhooks, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
  })

/** The ids of a webhook and its agent. */
export interface WebhookPlace {
  readonly id: number
  readonly webhookId: number
}

export const deliveriesQuery = ({ id, webhookId }: WebhookPlace, page: number) =>
  queryOptions({
    queryKey: ['webhooks', id, webhookId, 'deliveries', page],
    queryFn: ({ signal }) =>
      callApiForPage(listDeliveries, { params: { id, webhookId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Includes the body, which holds the visitor's text. */
export const deliveryQuery = ({ id, webhookId }: WebhookPlace, deliveryId: number) =>
  queryOptions({
    queryKey: ['webhooks', id, webhookId, 'delivery', deliveryId],
    queryFn: ({ signal }) => callApi(getDelivery, { params: { id, webhookId, deliveryId }, signal }),
    refetchOnMount: 'always',
  })

/** A mutation that refetches the agent's webhooks. */
function useChange<Input, Output>(agentId: number, mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['webhooks', agentId] })
    },
    // Some responses contain a secret.
    gcTime: 0,
  })
}

/** Creates a webhook, or updates the one with `webhookId`. */
export const useSaveWebhook = (id: number, webhookId: number | null) =>
  useChange(id, async (body: WebhookForm) => {
    if (webhookId === null) return callApi(createWebhook, { params: { id }, body })
    await callApi(updateWebhook, { params: { id, webhookId }, body })
    return null
  })

export const useSwitchWebhook = (params: WebhookPlace) =>
  useChange(params.id, (status: 'active' | 'off') => callApi(updateWebhook, { params, body: { status } }))

export const useRenewWebhookSecret = (params: WebhookPlace) =>
  useChange(params.id, () => callApi(renewWebhookSecret, { params }))

export const useDeleteWebhook = (params: WebhookPlace) =>
  useChange(params.id, () => callApi(deleteWebhook, { params }))

export const useTestWebhook = (params: WebhookPlace) =>
  useChange(params.id, () => callApi(testWebhook, { params }))

export const useResendDelivery = ({ id, webhookId }: WebhookPlace) =>
  useChange(id, (deliveryId: number) => callApi(resendDelivery, { params: { id, webhookId, deliveryId } }))
