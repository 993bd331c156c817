import { parentPort, workerData } from 'node:worker_threads'
import { buildIndex, type IndexablePassage } from '../core/build-index.ts'
import { encodeIndex } from '../core/encode-index.ts'

/** Runs in a thread of its own: building takes seconds for a large agent, and the server answers meanwhile. */
const bytes = encodeIndex(buildIndex(workerData as IndexablePassage[]))
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
