import { defineHook } from '../../../platform/hooks/index.ts'
import type { Owner } from '../../auth/index.ts'

/** What a sync causes in later features. */
export const syncHooks = {
  /** Requests a training; two requests make one. */
  requestTraining: defineHook<(owner: Owner, agentId: number) => Promise<void>>('websites.requestTraining'),
}
