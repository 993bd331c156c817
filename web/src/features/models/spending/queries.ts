import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import * as contract from '@parleykit/contract/models/spend'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import type { ModelScope } from '../queries.ts'

/** What the open workspace spends on models. */
export const workspaceSpendQuery = queryOptions({
  queryKey: ['workspace-models', 'spend'],
  queryFn: ({ signal }) => callApi(contract.getWorkspaceSpend, { signal }),
  refetchOnMount: 'always',
})

/** What all workspaces spend on models, for the operator. */
export const installationSpendQuery = queryOptions({
  queryKey: ['installation-models', 'spend'],
  queryFn: ({ signal }) => callApi(contract.getInstallationSpend, { signal }),
  refetchOnMount: 'always',
})

function useRefreshSpend() {
  const queryClient = useQueryClient()
  const keys = [workspaceSpendQuery.queryKey, installationSpendQuery.queryKey]
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export function useSetBudget() {
  const refresh = useRefreshSpend()
  return useMutation({
    mutationFn: (budget: ModelBudget | null) => callApi(contract.setModelBudget, { body: { budget } }),
    onSuccess: refresh,
  })
}

export function useSetPrice(scope: ModelScope) {
  const refresh = useRefreshSpend()
  return useMutation({
    mutationFn: ({
      connectionId: id,
      model,
      price,
    }: Pick<contract.ModelPrice, 'connectionId' | 'model' | 'price'>) =>
      scope === 'installation'
        ? callApi(contract.setInstallationModelPrice, { params: { id }, body: { model, price } })
        : callApi(contract.setModelPrice, { params: { id }, body: { model, price } }),
    onSuccess: refresh,
  })
}
