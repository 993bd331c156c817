/** A start has enough to do; who tries the product for a moment needs no backup. */
const calmMs = 10 * 60_000
/** The look comes every few minutes: without this, each backup would come later in the day than the one before. */
const earlyMs = 10 * 60_000

/**
 * Whether the server is to take a backup now.
 * @param everyMs from one to the next; null where it takes none
 * @param newestAt when the last one was taken by the server, in milliseconds; null where there is none
 * @param upMs since the server began
 */
export function isBackupDue(
  { everyMs, newestAt, upMs }: { everyMs: number | null; newestAt: number | null; upMs: number },
  now: number,
): boolean {
  if (everyMs === null || upMs < calmMs) return false
  return newestAt === null || now - newestAt >= everyMs - earlyMs
}
