import { readWebsiteProfile } from '@parleykit/contract/knowledge/websites/website-profile'
import {
  dismissNewPages,
  findNewestSync,
  getSyncSchedule,
  type SyncScheduleInput,
  startSync,
  updateSyncSchedule,
} from '@parleykit/contract/knowledge/websites/website-syncs'
import {
  batchScrape,
  cancelScrape,
  findNewestScrape,
  getScrapeStatus,
  mapWebsite,
} from '@parleykit/contract/knowledge/websites/websites'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** The agent's newest scrape or sync job, started by a person or by the schedule; null if there is none. */
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

/** A website's own data, as proposals for the agent. */
export function useWebsiteProfile(agentId: number) {
  return useMutation({
    mutationFn: (url: string) => callApi(readWebsiteProfile, { params: { id: agentId }, body: { url } }),
  })
}

export function useStartScrape(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (urls: string[]) => callApi(batchScrape, { params: { id: agentId }, body: { urls } }),
    // Not awaited: the start is announced before the end.
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

/** The findings of the last sync, and the pages that are gone. */
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

/** Starts a sync of all pages, or of one entry's page. */
export function useStartSync(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (entryId?: number) =>
      callApi(startSync, { params: { id: agentId }, body: { ...(entryId !== undefined && { entryId }) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newestScrapeQuery(agentId).queryKey }),
  })
}

/** Dismisses new pages, so that they aren't offered again. */
export function useDismissNewPages(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (urls: string[]) => callApi(dismissNewPages, { params: { id: agentId }, body: { urls } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newestSyncQuery(agentId).queryKey }),
  })
}
