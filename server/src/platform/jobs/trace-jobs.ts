import type { Telemetry } from '../telemetry/index.ts'
import type { Jobs } from './open-jobs.ts'

/** Wraps the queue and traces each job. Recurring maintenance isn't traced. */
export function traceJobs(jobs: Jobs, telemetry: Telemetry): Jobs {
  return {
    ...jobs,
    work: (job, concurrency, handler, ofGroup) =>
      jobs.work(
        job,
        concurrency,
        async (data, signal) => {
          const agentId = 'agentId' in data && typeof data.agentId === 'number' ? data.agentId : undefined
          const trace = telemetry.beginTrace('job', {
            ...{ job: job.name },
            ...(agentId !== undefined && { agentId }),
          })
          try {
            await trace.within(() => handler(data, signal))
            trace.end()
          } catch (error) {
            trace.end(error)
            throw error
          }
        },
        ofGroup,
      ),
  }
}
