import { Worker } from 'node:worker_threads'
import type { IndexablePassage } from './core/build-index.ts'

const workerUrl = new URL('./worker/build-encoded-index.ts', import.meta.url)

/** The bytes of a search index over the passages, built in a thread of its own. */
export function buildEncodedIndex(passages: readonly IndexablePassage[]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { workerData: passages })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The index worker ended with code ${code} and no index`)))
  })
}
