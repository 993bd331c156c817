import type { Telemetry } from '../telemetry/index.ts'
import type { Jobs } from './open-jobs.ts'

/** The same queue, each of whose jobs is a trace of its own here; upkeep that comes round by itself isn't told of. */
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
