import * as account from '@parleykit/contract/auth/account'
import { cancelEmailChange, sendEmailConfirmation } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import * as twoStep from '@parleykit/contract/auth/two-step'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../api/api.ts'
import { userQuery } from '../auth/queries.ts'

/** Other sessions may be used meanwhile, so they are fetched whenever they come on screen. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi(account.listSessions, { signal }),
  refetchOnMount: 'always',
})

export const securityEventsQuery = (page: number) =>
  queryOptions({
    queryKey: ['security-events', page],
    queryFn: ({ signal }) => callApiForPage(listSecurityEvents, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (session: account.Session) => callApi(account.endSession, { params: { id: session.id } }),
    onSuccess: (_answer, { id }) =>
      queryClient.setQueryData(sessionsQuery.queryKey, (listed) =>
        listed?.filter((session) => session.id !== id),
      ),
  })
}

export function useUpdateAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: account.UpdateAccountInput) => callApi(account.updateAccount, { body }),
    onSuccess: (user) => queryClient.setQueryData(userQuery.queryKey, user),
  })
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(cancelEmailChange),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
}

export function useSendEmailConfirmation() {
  return useMutation({ mutationFn: () => callApi(sendEmailConfirmation) })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: account.ChangePasswordInput) => callApi(account.changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => callApi(account.signOutEverywhere) })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: account.DeleteAccountInput) => callApi(account.deleteAccount, { body }),
  })
}

export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => callApi(twoStep.getTwoStep, { signal }),
})

export function useBeginTwoStep() {
  return useMutation({
    mutationFn: (body: twoStep.BeginTwoStepInput) => callApi(twoStep.beginTwoStep, { body }),
  })
}

export function useConfirmTwoStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: twoStep.ConfirmTwoStepInput) => callApi(twoStep.confirmTwoStep, { body }),
    onSuccess: () => refreshTwoStep(queryClient),
  })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: twoStep.ChangeTwoStepInput) => callApi(twoStep.renewRecoveryCodes, { body }),
    onSuccess: () => refreshTwoStep(queryClient),
  })
}

export function useTurnOffTwoStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: twoStep.ChangeTwoStepInput) => callApi(twoStep.turnOffTwoStep, { body }),
    onSuccess: () => refreshTwoStep(queryClient),
  })
}

function refreshTwoStep(queryClient: QueryClient): void {
  for (const { queryKey } of [twoStepQuery, userQuery]) void queryClient.invalidateQueries({ queryKey })
}
