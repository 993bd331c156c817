import * as oidc from '@parleykit/contract/auth/oidc'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => callApi(oidc.listIdentities, { signal }),
  refetchOnMount: 'always',
})

/** Redirects to the identity provider, which returns here to link the sign-in. */
export function useLinkIdentity() {
  return useMutation({
    mutationFn: (body: oidc.ProofInput) => callApi(oidc.beginIdentityLink, { body }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

export function useUnlinkIdentity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, proof }: { readonly id: number; readonly proof: oidc.ProofInput }) =>
      callApi(oidc.unlinkIdentity, { params: { id }, body: proof }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  })
}
