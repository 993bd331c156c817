import type { JobDefinition } from '../../platform/jobs/index.ts'

/** One turn of sending a webhook's deliveries. The next turn is another job, so that other webhooks come in between. */
export const deliverJob: JobDefinition<{ webhookId: number; turn: number }> = {
  name: 'deliver-webhooks',
  exclusive: true,
  retries: 2,
  expireSeconds: 120,
}
