import type { Platform } from '../../../platform/platform.ts'
import { pendingRecords } from './base/pending-records.ts'

/** Waits for everything that is still being recorded, for a graceful stop. */
export async function drainModelSpend(platform: Platform): Promise<void> {
  await Promise.all(pendingRecords(platform))
}
