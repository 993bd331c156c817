import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { DomainError } from '../domain-error/index.ts'
import { openTemporaryFile, prepareFolder, type TemporaryFile } from '../temporary-files/index.ts'
import { networkOf } from '../throttles/index.ts'
import { noRoom, receiveFile } from './receive-file.ts'
import { type ReceivedFile, readable } from './received-file.ts'
import { createSlots } from './slots.ts'

interface ExpectedFile {
  /** Whose places the upload takes. */
  readonly ownerId: number
  /** The field of the multipart body. */
  readonly field: string
  readonly maxBytes: number
}

export interface Uploads {
  /**
   * Takes a file from a request's body and works on it. No byte is read before there is a place for it, and nothing is
   * left of it afterwards.
   */
  receive<T>(
    request: FastifyRequest,
    expected: ExpectedFile,
    work: (file: ReceivedFile) => Promise<T>,
  ): Promise<T>
  /** A nameless file for what is made of an upload; who opens it closes both of its descriptors. */
  open(): Promise<TemporaryFile>
  /** Works on bytes that were fetched as on a file that was sent. */
  hold<T>(fetched: FetchedFile, work: (file: ReceivedFile) => Promise<T>): Promise<T>
}

interface FetchedFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Uploads pass through nameless files in `<dataDir>/uploads`, never through memory. */
export async function createUploads(options: { dataDir: string; clock: Clock }): Promise<Uploads> {
  const folder = join(options.dataDir, 'uploads')
  await prepareFolder(folder, options.clock())
  const slots = createSlots()
  return {
    async receive(request, expected, work) {
      refuseOtherBodies(request, expected.field)
      const sender = { ownerId: expected.ownerId, network: networkOf(request.ip) }
      let file: TemporaryFile | null = null
      const receive = async () => {
        const opened = await openTemporaryFile(folder).catch(() => {
          throw noRoom()
        })
        file = opened
        return receiveFile(request, expected, opened).finally(() => opened.writer.close())
      }
      try {
        return await slots.hold(sender, receive, work)
      } finally {
        await closeReader(file)
      }
    },
    open: () => openTemporaryFile(folder),
    async hold({ fileName, bytes }, work) {
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
