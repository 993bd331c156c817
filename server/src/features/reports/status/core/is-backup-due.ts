/** The server is busy at startup, and a short trial of the product needs no backup. */
const calmMs = 10 * 60_000
/** Checks run every few minutes: without this margin, each backup would be later in the day than the last one. */
const earlyMs = 10 * 60_000

/**
 * Whether the server should take a backup now.
 * @param everyMs the interval; null if backups are off
 * @param newestAt when the server took the last one, in milliseconds; null if there is none
 * @param upMs uptime of the server
 */
export function isBackupDue(
  { everyMs, newestAt, upMs }: { everyMs: number | null; newestAt: number | null; upMs: number },
  now: number,
): boolean {
  if (everyMs === null || upMs < calmMs) return false
  return newestAt === null || now - newestAt >= everyMs - earlyMs
}
