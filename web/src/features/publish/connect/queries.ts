import { checkInstall } from '@parleykit/contract/publish/install-check'
import { getPublicAddresses } from '@parleykit/contract/publish/publish'
import { listWidgetSites } from '@parleykit/contract/publish/widget-sites'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

export const publicAddressesQuery = queryOptions({
  queryKey: ['public-addresses'],
  queryFn: ({ signal }) => callApi(getPublicAddresses, { signal }),
})

/** The websites that have requested the agent's widget, latest first. */
export const widgetSitesQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['widget-sites', agentId],
    queryFn: ({ signal }) => callApi(listWidgetSites, { params: { id: agentId }, signal }),
  })

/** Checks a web page that should have the agent. */
export function useCheckInstall(agentId: number) {
  return useMutation({
    mutationFn: (url: string) => callApi(checkInstall, { params: { id: agentId }, body: { url } }),
  })
}
