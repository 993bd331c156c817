import type { JobDefinition } from '../../platform/jobs/index.ts'

/** Reads the scanned pages of an entry's file, or its picture, by OCR. */
export const scanJob: JobDefinition<{ entryId: number }> = {
  name: 'read-scan',
  exclusive: true,
  // The last one after hours: the file storage may be out for that long.
  retries: 10,
  retrySeconds: 10,
  // Longer than reading may take.
  expireSeconds: 3600,
}
