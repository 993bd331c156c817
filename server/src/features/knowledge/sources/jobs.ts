import type { JobDefinition } from '../../../platform/jobs/index.ts'

/** A sync of one source. One process holds it; if that process dies, another one takes over and goes on. */
export const syncSourceJob: JobDefinition<{ sourceId: number }> = {
  name: 'sync-source',
  exclusive: true,
  retries: 5,
  expireSeconds: 3600,
}
