import { createHash } from 'node:crypto'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { fileNameMax } from '@parleykit/contract/knowledge/limits'
import { ExtractionError } from '../../../../platform/extraction/index.ts'
import { ObjectStoreError } from '../../../../platform/object-store/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ReceivedFile } from '../../../../platform/uploads/index.ts'
import { assessEntry, storeOriginalFile } from '../../index.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import type { ScrapePageRow } from '../base/tables.ts'
import { type Refusal, type RetryLater, retryOrRefuse, toRefusal } from '../core/page-outcome.ts'
import { fileNameOf } from '../reading/linked-files.ts'
import type { FetchedFile } from '../reading/read-page.ts'
import { upsertPageEntry } from './upsert-page-entry.ts'

/**
 * Reads a file linked by a website as if it had been uploaded, and stores it as an entry with its file; otherwise
 * returns the reason.
 */
export async function storeLinkedFile(
  platform: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  { sourceUrl, fileType, response }: FetchedFile,
): Promise<Refusal | RetryLater | null> {
  const { body, headers, status } = response
  const fileName = fileNameOf(sourceUrl, fileType).slice(-fileNameMax)
  try {
    await platform.uploads.hold({ fileName, bytes: body }, (file) => readAndPlace(file))
    return null
  } catch (error) {
    if (error instanceof ObjectStoreError)
      return retryOrRefuse(toRefusal('error', error.message, status), page.tries)
    if (!(error instanceof ExtractionError)) throw error
    const refusal = toRefusal(
      error.reason === 'too_much_text' ? 'plan_limit' : 'error',
      error.message,
      status,
    )
    return error.reason === 'busy' ? retryOrRefuse(refusal, page.tries) : refusal
  }

  async function readAndPlace(file: ReceivedFile): Promise<void> {
    const { knowledgeBytes } = limitsOf(job.owner.subscriptionTier)
    const extracted = await platform.extraction.extract(file, knowledgeBytes)
    const entry = await assessEntry({
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
    await storeOriginalFile(platform.blobs, entry, (kept) =>
      upsertPageEntry(platform, job, page, reading, kept),
    )
  }
}
