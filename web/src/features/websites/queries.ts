import { readWebsiteProfile } from '@parleykit/contract/website-profile'
import {
  dismissNewPages,
  findNewestSync,
  getSyncSchedule,
  type SyncScheduleInput,
  startSync,
  updateSyncSchedule,
} from '@parleykit/contract/website-syncs'
import {
  batchScrape,
  cancelScrape,
  findNewestScrape,
  getScrapeStatus,
  mapWebsite,
} from '@parleykit/contract/websites'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** The agent's newest job that reads websites, whoever started it; null while there was none. */
export const newestScrapeQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['websites', agentId, 'newest'],
    queryFn: async ({ signal }) => (await callApi(findNewestScrape, { params: { id: agentId }, signal })).job,
  })

export const scrapeStatusQuery = (agentId: number, jobId: number) =>
  queryOptions({
    queryKey: ['websites', agentId, 'status', jobId],
    queryFn: ({ signal }) => callApi(getScrapeStatus, { params: { id: agentId, jobId }, signal }),
  })

export function useMapWebsite(agentId: number) {
  return useMutation({
    mutationFn: (url: string) => callApi(mapWebsite, { params: { id: agentId }, body: { url } }),
  })
}

/** What a website says of itself, as proposals for the agent. */
export function useWebsiteProfile(agentId: number) {
  return useMutation({
    mutationFn: (url: string) => callApi(readWebsiteProfile, { params: { id: agentId }, body: { url } }),
  })
}

export function useStartScrape(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (urls: string[]) => callApi(batchScrape, { params: { id: agentId }, body: { urls } }),
    // Not waited for: that it has begun is told before how it ends.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['websites', agentId] }),
  })
}

export function useCancelScrape(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (jobId: number) => callApi(cancelScrape, { params: { id: agentId, jobId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['websites', agentId] }),
  })
}

/** What the last reading again has found, and which pages are gone by now. */
export const newestSyncQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['websites', agentId, 'sync'],
    queryFn: ({ signal }) => callApi(findNewestSync, { params: { id: agentId }, signal }),
  })

export const syncScheduleQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['websites', agentId, 'sync-schedule'],
    queryFn: ({ signal }) => callApi(getSyncSchedule, { params: { id: agentId }, signal }),
  })

export function useUpdateSyncSchedule(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SyncScheduleInput) => callApi(updateSyncSchedule, { params: { id: agentId }, body }),
    onSuccess: (schedule) => queryClient.setQueryData(syncScheduleQuery(agentId).queryKey, schedule),
  })
}

/** Has all pages read again, or the one of an entry. */
export function useStartSync(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entryId?: number) =>
      callApi(startSync, { params: { id: agentId }, body: { ...(entryId !== undefined && { entryId }) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newestScrapeQuery(agentId).queryKey }),
  })
}

/** Has pages that the websites have newly offered no further. */
export function useDismissNewPages(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (urls: string[]) => callApi(dismissNewPages, { params: { id: agentId }, body: { urls } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newestSyncQuery(agentId).queryKey }),
  })
}
