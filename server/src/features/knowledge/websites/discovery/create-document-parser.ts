import { openWorkProcess, WorkStopped } from '../../../../platform/child-process/index.ts'
import { type DocumentMetadata, parsingWork, type SentDocument } from './parsing-work.ts'

export interface DocumentParser {
  /** The metadata of each document, null for documents that couldn't be read. Batches are processed in turn. */
  parse(documents: readonly SentDocument[]): Promise<DocumentMetadata[]>
  close(): void
}

const maxMemoryBytes = 400 * 1024 * 1024
/** On a busy machine, starting a process takes longer than its actual work. */
const startMs = 15_000
const batchMs = 3000
const documentMs = 1000

/** Parses what a site sends in a separate process, which lives from the first document to the last. */
export function createDocumentParser(signal: AbortSignal): DocumentParser {
  const process = openWorkProcess({ maxMemoryBytes }, signal)
  const start = () => process.run(parsingWork, [], { maxMilliseconds: startMs })
  let queue: Promise<unknown> = start()
  queue.catch(() => {}) // what it rejects with, the next call does too

  /** Retries documents one by one after their process was stopped, so that only the offending one is lost. */
  async function parseAll(documents: readonly SentDocument[]): Promise<DocumentMetadata[]> {
    const isAlone = documents.length === 1
    try {
      return await process.run(parsingWork, documents, { maxMilliseconds: isAlone ? documentMs : batchMs })
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error
      await start()
      if (isAlone) return [null]
      const metadata: DocumentMetadata[] = []
      for (const document of documents) metadata.push(...(await parseAll([document])))
      return metadata
    }
  }

  return {
    parse(documents) {
      const parsing = queue.catch(() => {}).then(() => parseAll(documents))
      queue = parsing
      return parsing
    },
    close: process.close,
  }
}
