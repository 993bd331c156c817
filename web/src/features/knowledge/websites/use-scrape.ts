import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../../../ui/feedback/toast-queue.ts'
import { useRefreshKnowledge } from '../queries.ts'
import { websiteTexts } from '../website-texts.ts'
import { jobTexts } from './job-texts.ts'
import { newestScrapeQuery, scrapeStatusQuery } from './queries.ts'
import { countsOf } from './result-words.ts'
import { needsSubscription, useScrapeFailureToast } from './use-scrape-failure-toast.ts'

/** Polling interval of the dialog that shows a job's progress, in milliseconds. */
const scrapePollMs = 3000

/**
 * An agent's newest job, polled every three seconds while it runs. Used by the page, so that its end is announced on
 * any tab. Undefined while unknown or before the agent is created; null if there is none.
 */
export function useScrape(agentId: number | null): ScrapeJob | null | undefined {
  const id = agentId ?? 0
  const { data: newest } = useQuery({ ...newestScrapeQuery(id), enabled: agentId !== null })
  const { data: status, error } = useQuery({
    ...scrapeStatusQuery(id, newest?.jobId ?? 0),
    enabled: newest?.status === 'processing',
    refetchInterval: ({ state }) => (isOver(state.data) ? false : scrapePollMs),
  })
  const job = status && status.jobId === newest?.jobId ? status : newest
  useToastOfEnd(id, job)
  const tellFailure = useScrapeFailureToast()
  const onStatusFailed = useEffectEvent((failure: Error) => tellFailure(failure, websiteTexts.mapFailed))
  useEffect(() => {
    if (error && needsSubscription(error)) onStatusFailed(error)
  }, [error])
  return job
}

const isOver = (job: ScrapeJob | undefined) => job !== undefined && job.status !== 'processing'

/** Announces the end of a job that ran while the page was open, even if it was too quick to be seen running. */
function useToastOfEnd(agentId: number, job: ScrapeJob | null | undefined) {
  const refresh = useRefreshKnowledge()
  const tellFailure = useScrapeFailureToast()
  const reportOutcome = useEffectEvent((ended: ScrapeJob) => {
    const { status, error = '' } = ended
    const texts = jobTexts(ended.isSync)
    if (status === 'completed') toast({ title: texts.succeeded, description: countsOf(ended) }, 'scrape')
    else if (status === 'cancelled') toast(texts.cancelled, 'scrape')
    else tellFailure(new Error(error), { title: texts.failed, description: error })
  })
  const last = useRef<{ readonly agentId: number; readonly ended: number | null } | null>(null)
  useEffect(() => {
    if (job === undefined) return
    const known = last.current?.agentId === agentId ? last.current : null
    if (job?.status === 'processing') {
      last.current = known ?? { agentId, ended: null }
      return
    }
    last.current = { agentId, ended: job?.jobId ?? null }
    if (!known || !job || known.ended === job.jobId) return
    void refresh(agentId)
    reportOutcome(job)
  }, [agentId, job, refresh])
}
