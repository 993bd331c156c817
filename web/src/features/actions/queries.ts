import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import {
  createAction,
  deleteAction,
  listActions,
  tryAction,
  updateAction,
} from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { listActionRuns } from '@parleykit/contract/actions/owned-runs'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../api/api.ts'

export const actionsQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['actions', agentId],
    queryFn: ({ signal }) => callApi(listActions, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
  })

export const runsQuery = (agentId: number, actionId: number, page: number) =>
  queryOptions({
    queryKey: ['action-runs', agentId, actionId, page],
    queryFn: ({ signal }) =>
      callApiForPage(listActionRuns, { params: { id: agentId }, query: { actionId, page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** A mutation that refetches the agent's actions. */
export function useChange<Input, Output>(agentId: number, mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['actions', agentId] })
    },
    // Some requests contain a secret.
    gcTime: 0,
  })
}

/** Creates an action, or replaces the one with `actionId`. */
export const useSaveAction = (id: number, actionId: number | null) =>
  useChange(id, (body: ActionBody) =>
    actionId === null
      ? callApi(createAction, { params: { id }, body })
      : callApi(updateAction, { params: { id, actionId }, body }),
  )

export const useDeleteAction = (id: number, actionId: number) =>
  useChange(id, () => callApi(deleteAction, { params: { id, actionId } }))

export const useTryAction = (id: number, actionId: number) =>
  useMutation({
    mutationFn: (values: ActionValues) => callApi(tryAction, { params: { id, actionId }, body: { values } }),
    gcTime: 0,
  })
