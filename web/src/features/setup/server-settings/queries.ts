import type { RegistrationMode } from '@parleykit/contract/auth/account'
import * as payments from '@parleykit/contract/setup/payment-settings'
import * as contract from '@parleykit/contract/setup/server-settings'
import { getStorage, requestBackup } from '@parleykit/contract/setup/storage'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { signInOptionsQuery, userQuery } from '../../auth/queries.ts'
import { offerQuery } from '../../billing/queries.ts'
import { setupQuery, useKeepSetup } from '../queries.ts'

export const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: ({ signal }) => callApi(contract.getMailServer, { signal }),
  refetchOnMount: 'always',
})

/** Shows what was answered, and asks again for what depends on whether email is sent. */
function useKeepMailServer() {
  const queryClient = useQueryClient()
  return async (settings: contract.MailSettings) => {
    queryClient.setQueryData(mailServerQuery.queryKey, settings)
    const stale = [userQuery.queryKey, signInOptionsQuery.queryKey]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

export function useSaveMailServer() {
  const keep = useKeepMailServer()
  return useMutation({
    mutationFn: (body: contract.MailServerInput) => callApi(contract.saveMailServer, { body }),
    onSuccess: keep,
  })
}

export function useRemoveMailServer() {
  const keep = useKeepMailServer()
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => callApi(contract.removeMailServer, { body }),
    onSuccess: keep,
  })
}

export function useSendTestEmail() {
  return useMutation({ mutationFn: () => callApi(contract.sendTestEmail) })
}

export function useChooseRegistration() {
  const keep = useKeepSetup()
  return useMutation({
    mutationFn: (mode: RegistrationMode | null) => callApi(contract.chooseRegistration, { body: { mode } }),
    onSuccess: keep,
  })
}

export const paymentsQuery = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => callApi(payments.getPayments, { signal }),
  refetchOnMount: 'always',
})

/** Shows what was answered, and asks again for what depends on how plans are sold. */
function useKeepPayments() {
  const queryClient = useQueryClient()
  return async (settings: payments.PaymentSettings) => {
    queryClient.setQueryData(paymentsQuery.queryKey, settings)
    const stale = [setupQuery.queryKey, offerQuery.queryKey, userQuery.queryKey, ['subscription']]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

export function useConnectStripe() {
  const keep = useKeepPayments()
  return useMutation({
    mutationFn: (body: payments.StripeInput) => callApi(payments.connectStripe, { body }),
    onSuccess: keep,
  })
}

export function useDisconnectStripe() {
  const keep = useKeepPayments()
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => callApi(payments.disconnectStripe, { body }),
    onSuccess: keep,
  })
}

/** Milliseconds between looks at a backup that is being taken. */
const backupPollMs = 1500

export const storageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: ({ signal }) => callApi(getStorage, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.backups.isRunning ? backupPollMs : false),
})

export function useRequestBackup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(requestBackup),
    onSuccess: (storage) => queryClient.setQueryData(storageQuery.queryKey, storage),
  })
}
