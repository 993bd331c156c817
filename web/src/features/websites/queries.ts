import { readWebsiteProfile } from '@parleykit/contract/website-profile'
import {
  batchScrape,
  cancelScrape,
  findNewestScrape,
  getScrapeStatus,
  mapWebsite,
} from '@parleykit/contract/websites'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api.ts'

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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newestScrapeQuery(agentId).queryKey }),
  })
}

export function useCancelScrape(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (jobId: number) => callApi(cancelScrape, { params: { id: agentId, jobId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['websites', agentId] }),
  })
}
