import * as contract from '@parleykit/contract/auth/passkeys'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** Other passkeys may be used meanwhile, so they are fetched whenever they come on screen. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callApi(contract.listPasskeys, { signal }),
  refetchOnMount: 'always',
})

export function useAddPasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    /** Shows the browser's own prompt in between and throws its errors unchanged. */
    mutationFn: async (proof: contract.PasskeyProof) => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = await callApi(contract.offerPasskey, { body: proof })
      const credential = await startRegistration({ optionsJSON })
      return callApi(contract.addPasskey, { body: { credential } })
    },
    onSuccess: () => refresh(queryClient),
  })
}

export function useRenamePasskey(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: contract.RenamePasskeyInput) =>
      callApi(contract.renamePasskey, { params: { id }, body }),
    onSuccess: () => refresh(queryClient),
  })
}

export function useRemovePasskey(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: contract.PasskeyProof) => callApi(contract.removePasskey, { params: { id }, body }),
    onSuccess: () => refresh(queryClient),
  })
}

function refresh(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}
