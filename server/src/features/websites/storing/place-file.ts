import { createHash } from 'node:crypto'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { fileNameMax } from '@parleykit/contract/knowledge/limits'
import { ExtractionError } from '../../../platform/extraction/index.ts'
import { ObjectStoreError } from '../../../platform/object-store/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReceivedFile } from '../../../platform/uploads/index.ts'
import { keepFile, measureEntry } from '../../knowledge/index.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import type { ScrapePageRow } from '../base/tables.ts'
import { type Later, type Refusal, refuse, retry } from '../core/page-outcome.ts'
import { fileNameOf } from '../reading/linked-files.ts'
import type { FetchedFile } from '../reading/read-page.ts'
import { placeEntry } from './place-entry.ts'

/**
 * Reads a file linked by a website as if it had been uploaded, and stores it as an entry with its file; otherwise
 * returns the reason.
 */
export async function placeFile(
  platform: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  { sourceUrl, fileType, response }: FetchedFile,
): Promise<Refusal | Later | null> {
  const { body, headers, status } = response
  const fileName = fileNameOf(sourceUrl, fileType).slice(-fileNameMax)
  try {
    await platform.uploads.hold({ fileName, bytes: body }, (file) => readAndPlace(file))
    return null
  } catch (error) {
    if (error instanceof ObjectStoreError) return retry(refuse('error', error.message, status), page.tries)
    if (!(error instanceof ExtractionError)) throw error
    const refusal = refuse(error.reason === 'too_much_text' ? 'plan_limit' : 'error', error.message, status)
    return error.reason === 'busy' ? retry(refusal, page.tries) : refusal
  }

  async function readAndPlace(file: ReceivedFile): Promise<void> {
    const { knowledgeBytes } = limitsOf(job.owner.subscriptionTier)
    const extracted = await platform.extraction.extract(file, knowledgeBytes)
    const entry = await measureEntry({
      fileName,
      fileType: extracted.fileType,
      text: extracted.text,
      sourceUrl,
      pages: extracted.pages,
      file: { content: file, mediaType: 'application/octet-stream' },
      facts: { readAt: platform.clock().toISOString() },
    })
    const reading = {
      sourceUrl,
      contentHash: createHash('sha256').update(body).digest(),
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    }
    await keepFile(platform.blobs, entry, (kept) => placeEntry(platform, job, page, reading, kept))
  }
}
