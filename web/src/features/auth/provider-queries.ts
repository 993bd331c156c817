import * as oidc from '@parleykit/contract/auth/oidc'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import { authTexts } from './auth-texts.ts'
import { identityTexts } from './identity-texts.ts'

/** The server's message about a failed identity provider sign-in. */
export const providerErrorReason = (error: Error): string =>
  error instanceof ApiError && error.detail !== '' ? error.detail : identityTexts.providerFailed

/** Begins a sign-in at the identity provider and redirects the browser there. */
export function useGoToProvider() {
  return useMutation({
    mutationFn: (body: oidc.ProviderSignInInput) => callApi(oidc.beginProviderSignIn, { body }),
    onMutate: () => clearToasts('session'),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toastError({ title: authTexts.loginFailed, description: providerErrorReason(error) }, 'session'),
  })
}

export function useFinishAtProvider() {
  return useMutation({
    mutationFn: (answer: string) => callApi(oidc.finishAtProvider, { body: { answer } }),
    // The response contains a ticket and a session, so don't cache it.
    gcTime: 0,
  })
}

export function useCompleteProviderSignIn() {
  return useMutation({
    mutationFn: (body: oidc.ProviderCompletionInput) => callApi(oidc.completeProviderSignIn, { body }),
  })
}

export function useSetFirstPassword() {
  return useMutation({
    mutationFn: (body: oidc.FirstPasswordInput) => callApi(oidc.setFirstPassword, { body }),
  })
}
