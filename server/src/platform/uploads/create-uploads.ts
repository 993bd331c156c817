import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { type DiskSpace, outOfSpace } from '../disk-space/index.ts'
import { DomainError } from '../domain-error/index.ts'
import { openTemporaryFile, prepareFolder, type TemporaryFile } from '../temporary-files/index.ts'
import { networkOf } from '../throttles/index.ts'
import { receiveFile } from './receive-file.ts'
import { type ReceivedFile, readable } from './received-file.ts'
import { createSlots } from './slots.ts'

interface ExpectedFile {
  /** The sender, whose places the upload occupies. */
  readonly ownerId: number
  /** The field of the multipart body. */
  readonly field: string
  readonly maxBytes: number
}

export interface Uploads {
  /**
   * Receives a file from a request's body and works on it. No byte is read before a place is free, and nothing is left
   * of the file afterwards.
   */
  receive<T>(
    request: FastifyRequest,
    expected: ExpectedFile,
    work: (file: ReceivedFile) => Promise<T>,
  ): Promise<T>
  /** An unlinked file for results of an upload. The caller closes both of its descriptors. */
  open(): Promise<TemporaryFile>
  /** Works on fetched bytes as on an uploaded file. */
  hold<T>(fetched: FetchedFile, work: (file: ReceivedFile) => Promise<T>): Promise<T>
}

interface FetchedFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Maximum space that a file takes in the database, with its text and write-ahead log, as a multiple of its size. */
const storedShare = 3

/** Uploads pass through unlinked files in `<dataDir>/uploads`, never through memory. */
export async function createUploads({
  dataDir,
  clock,
  disk,
}: {
  readonly dataDir: string
  readonly clock: Clock
  readonly disk: DiskSpace
}): Promise<Uploads> {
  const folder = join(dataDir, 'uploads')
  await prepareFolder(folder, clock())
  const slots = createSlots()
  return {
    async receive(request, expected, work) {
      refuseOtherBodies(request, expected.field)
      await disk.require()
      const sender = { ownerId: expected.ownerId, network: networkOf(request.ip) }
      let file: TemporaryFile | null = null
      const receive = async () => {
        const opened = await openTemporaryFile(folder).catch(() => {
          throw outOfSpace()
        })
        file = opened
        return receiveFile(request, { ...expected, disk }, opened).finally(() => opened.writer.close())
      }
      try {
        return await slots.hold(sender, receive, (received) =>
          disk.hold(received.size * storedShare, () => work(received)),
        )
      } finally {
        await closeReader(file)
      }
    },
    async open() {
      await disk.require()
      return openTemporaryFile(folder)
    },
    async hold({ fileName, bytes }, work) {
      await disk.require(bytes.byteLength * storedShare)
      const { writer, reader } = await openTemporaryFile(folder)
      try {
        await writer.writeFile(bytes).finally(() => writer.close())
        return await work({ fileName, ...(await readable(reader)) })
      } finally {
        await reader.close()
      }
    },
  }
}

async function closeReader(file: TemporaryFile | null): Promise<void> {
  await file?.reader.close()
}

function refuseOtherBodies(request: FastifyRequest, field: string): void {
  if (request.isMultipart()) return
  throw new DomainError(
    'unsupported_media_type',
    `Send the file as multipart/form-data in the field "${field}"`,
  )
}
