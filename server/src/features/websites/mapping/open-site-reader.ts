import { openWorkProcess, WorkStopped } from '../../../platform/work-process/index.ts'
import { type SentDocument, type SiteFacts, siteWork } from './site-work.ts'

export interface SiteReader {
  /** What each document says, null for those that couldn't be read; batches wait for one another. */
  read(documents: readonly SentDocument[]): Promise<SiteFacts[]>
  close(): void
}

const maxMemoryBytes = 400 * 1024 * 1024
/** A process that starts on a busy machine takes longer than what it is there for. */
const startMs = 15_000
const batchMs = 3000
const documentMs = 1000

/** Reads what a site sends in a process of its own, which is there from the first document to the last. */
export function openSiteReader(signal: AbortSignal): SiteReader {
  const process = openWorkProcess({ maxMemoryBytes }, signal)
  const start = () => process.run(siteWork, [], { maxMilliseconds: startMs })
  let last: Promise<unknown> = start()
  last.catch(() => {}) // what it rejects with, the next read does too

  /** What ends its reader is read alone once more, so that it is the only one that is lost. */
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
