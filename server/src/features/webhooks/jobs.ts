import type { JobDefinition } from '../../platform/jobs/index.ts'

/** One turn of sending what waits for a webhook; the next one is another job, so that those of others come between. */
export const deliverJob: JobDefinition<{ webhookId: number; turn: number }> = {
  name: 'deliver-webhooks',
  exclusive: true,
  retries: 2,
  expireSeconds: 120,
}
