import { openWorkProcess, WorkStopped } from '../../../platform/child-process/index.ts'
import { type InstallMarkup, installMarkupWork, type SentPage } from './install-markup-work.ts'

const maxMemoryBytes = 300 * 1024 * 1024
/** On a busy machine, starting the process takes longer than its work. */
const startMs = 15_000
const pageMs = 3000

/** Reads a page in its own process; null if it takes too long or too much memory, or isn't text. */
export async function parseInWorkProcess(page: SentPage, signal: AbortSignal): Promise<InstallMarkup | null> {
  const process = openWorkProcess({ maxMemoryBytes }, signal)
  try {
    await process.run(installMarkupWork, [], { maxMilliseconds: startMs })
    const [parts] = await process.run(installMarkupWork, [page], { maxMilliseconds: pageMs })
    return parts ?? null
  } catch (error) {
    if (error instanceof WorkStopped) return null
    throw error
  } finally {
    process.close()
  }
}
