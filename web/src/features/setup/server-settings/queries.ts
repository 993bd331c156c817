import * as contract from '@parleykit/contract/setup/server-settings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { signInOptionsQuery, userQuery } from '../../auth/queries.ts'

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
