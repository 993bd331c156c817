import { beginFirstPassword } from '@parleykit/contract/auth/oidc'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** Redirects to the identity provider, and from there to the form for a first password. */
export function useBeginFirstPassword() {
  return useMutation({
    mutationFn: () => callApi(beginFirstPassword),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
