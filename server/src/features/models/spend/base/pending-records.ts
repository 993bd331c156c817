import type { Platform } from '../../../../platform/platform.ts'

const pending = new WeakMap<Platform, Set<Promise<void>>>()

/** Finishes what no visitor waits for. A failure is logged. */
export function recordLater(platform: Platform, work: Promise<void>): void {
  const records = pendingRecords(platform)
  const done = work
    .catch((error: unknown) => platform.log.warn({ err: error }, "a model's spend was not recorded"))
    .finally(() => records.delete(done))
  records.add(done)
}

/** Waits for everything that this process still records, for a graceful stop. */
export async function drainModelSpend(platform: Platform): Promise<void> {
  await Promise.all(pendingRecords(platform))
}

function pendingRecords(platform: Platform): Set<Promise<void>> {
  const records = pending.get(platform) ?? new Set()
  pending.set(platform, records)
  return records
}
