import { openWorkProcess, WorkStopped } from '../../../platform/work-process/index.ts'
import { type SentDocument, type SiteFacts, siteWork } from './site-work.ts'

export interface SiteReader {
  /** The facts in each document, null for documents that couldn't be read. Batches are processed in turn. */
  read(documents: readonly SentDocument[]): Promise<SiteFacts[]>
  close(): void
}

const maxMemoryBytes = 400 * 1024 * 1024
/** On a busy machine, starting a process takes longer than its actual work. */
const startMs = 15_000
const batchMs = 3000
const documentMs = 1000

/** Reads what a site sends in a separate process, which lives from the first document to the last. */
export function openSiteReader(signal: AbortSignal): SiteReader {
  const process = openWorkProcess({ maxMemoryBytes }, signal)
  const start = () => process.run(siteWork, [], { maxMilliseconds: startMs })
  let last: Promise<unknown> = start()
  last.catch(() => {}) // what it rejects with, the next read does too

  /** Retries documents one by one after their reader was stopped, so that only the offending one is lost. */
  async function readAll(documents: readonly SentDocument[]): Promise<SiteFacts[]> {
    const isAlone = documents.length === 1
    try {
      return await process.run(siteWork, documents, { maxMilliseconds: isAlone ? documentMs : batchMs })
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error
      await start()
      if (isAlone) return [null]
      const facts: SiteFacts[] = []
      for (const document of documents) facts.push(...(await readAll([document])))
      return facts
    }
  }

  return {
    read(documents) {
      const reading = last.catch(() => {}).then(() => readAll(documents))
      last = reading
      return reading
    },
    close: process.close,
  }
}
