import * as contract from '@parleykit/contract/models/models'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { offerQuery } from '../billing/queries.ts'

/** The connections and choices of the installation, for its operator. */
export const installationModelsQuery = queryOptions({
  queryKey: ['installation-models'],
  queryFn: ({ signal }) => callApi(contract.getInstallationModels, { signal }),
  refetchOnMount: 'always',
})

/** The connections and choices of the open workspace. */
export const workspaceModelsQuery = queryOptions({
  queryKey: ['workspace-models'],
  queryFn: ({ signal }) => callApi(contract.getWorkspaceModels, { signal }),
  refetchOnMount: 'always',
})

/** Whose models are changed. */
export type ModelScope = 'installation' | 'workspace'

export interface SavedConnection {
  readonly connection: contract.Connection
  readonly test: contract.ConnectionTest
  /** Whether its tested model became the reply model. */
  readonly isChosen: boolean
}

interface SaveConnection {
  /** Null for a new connection. */
  readonly id: number | null
  readonly body: contract.ConnectionInput
  /** Whether its tested model is to write the replies. */
  readonly isFirst: boolean
}

function create(scope: ModelScope, body: contract.ConnectionInput) {
  return scope === 'installation'
    ? callApi(contract.createInstallationConnection, { body })
    : callApi(contract.createConnection, { body })
}

function update(scope: ModelScope, id: number, body: contract.ConnectionInput) {
  return scope === 'installation'
    ? callApi(contract.updateInstallationConnection, { params: { id }, body })
    : callApi(contract.updateConnection, { params: { id }, body })
}

async function choose(scope: ModelScope, body: Partial<contract.InstallationChoices>): Promise<void> {
  if (scope === 'installation') await callApi(contract.chooseInstallationModels, { body })
  else await callApi(contract.chooseModels, { body })
}

function useRefreshModels() {
  const queryClient = useQueryClient()
  const keys = [installationModelsQuery.queryKey, workspaceModelsQuery.queryKey, offerQuery.queryKey]
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Tests a connection and saves it, which takes seconds. The first one's model becomes the reply model. */
export function useSaveConnection(scope: ModelScope) {
  const refresh = useRefreshModels()
  return useMutation({
    mutationFn: async ({ id, body, isFirst }: SaveConnection): Promise<SavedConnection> => {
      const saved = await (id === null ? create(scope, body) : update(scope, id, body))
      const { model } = saved.test
      if (!isFirst || model === null) return { ...saved, isChosen: false }
      // The connection is saved in any case, and the model can be chosen on the same page.
      const isChosen = await choose(scope, { reply: { connectionId: saved.connection.id, model } }).then(
        () => true,
        () => false,
      )
      return { ...saved, isChosen }
    },
    onSuccess: refresh,
  })
}

export function useDeleteConnection(scope: ModelScope) {
  const refresh = useRefreshModels()
  return useMutation({
    mutationFn: (id: number) =>
      scope === 'installation'
        ? callApi(contract.deleteInstallationConnection, { params: { id } })
        : callApi(contract.deleteConnection, { params: { id } }),
    onSettled: refresh,
  })
}

/** Saves choices, which are shown at once. */
export function useChooseModels(scope: ModelScope) {
  const queryClient = useQueryClient()
  const refresh = useRefreshModels()
  return useMutation({
    mutationFn: (choices: Partial<contract.InstallationChoices>) => choose(scope, choices),
    onMutate: (choices) => {
      if (scope === 'workspace')
        return queryClient.setQueryData(
          workspaceModelsQuery.queryKey,
          (known) => known && { ...known, choices: { ...known.choices, ...choices } },
        )
      return queryClient.setQueryData(
        installationModelsQuery.queryKey,
        (known) => known && { ...known, choices: { ...known.choices, ...choices } },
      )
    },
    onSettled: refresh,
  })
}

export function useFindLocalServers() {
  return useMutation({ mutationFn: () => callApi(contract.findLocalServers) })
}
