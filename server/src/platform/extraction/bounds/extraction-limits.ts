export interface ExtractionLimits {
  /** Size of an uploaded file, in bytes. */
  maxFileBytes: number
  /** Length of the extracted text, in UTF-16 code units. */
  maxTextLength: number
  /** Remaining room for the extracted text, in UTF-8 bytes. */
  maxTextBytes: number
  /** Sum of all parts of a zip container (docx), unpacked, in bytes. */
  maxUnpackedBytes: number
  /** Number of parts in a zip container. */
  maxArchiveEntries: number
  /** Resident memory of the whole child process, in bytes. An idle one takes about 70 MB. */
  maxMemoryBytes: number
  /** CPU time of one extraction, in milliseconds. Wall time may be six times as long under load. */
  maxMilliseconds: number
  /** How long a process waits for the next page of its website, in milliseconds. */
  pageIdleMilliseconds: number
  /** Maximum number of concurrent child processes. */
  concurrency: number
  /** Maximum number of files waiting for a process. Any more are refused as `busy`. */
  maxQueueLength: number
}

const MB = 1024 * 1024

export const defaultExtractionLimits: ExtractionLimits = {
  maxFileBytes: 20 * MB,
  maxTextLength: 20 * MB,
  maxTextBytes: 80 * MB,
  maxUnpackedBytes: 100 * MB,
  maxArchiveEntries: 10_000,
  maxMemoryBytes: 320 * MB,
  maxMilliseconds: 10_000,
  pageIdleMilliseconds: 10_000,
  concurrency: 2,
  maxQueueLength: 50,
}
