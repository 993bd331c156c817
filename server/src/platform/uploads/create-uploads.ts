import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { ApiError } from '../http/index.ts'
import { noRoom, receiveFile } from './receive-file.ts'
import type { ReceivedFile } from './received-file.ts'
import { createSlots } from './slots.ts'
import { openTemporaryFile, prepareFolder } from './temporary-file.ts'

export interface ExpectedFile {
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
}

/** Uploads pass through nameless files in `<dataDir>/uploads`, never through memory. */
export async function createUploads(options: { dataDir: string; clock: Clock }): Promise<Uploads> {
  const folder = join(options.dataDir, 'uploads')
  await prepareFolder(folder, options.clock())
  const slots = createSlots()
  return {
    async receive(request, expected, work) {
      refuseOtherBodies(request, expected.field)
      return slots.hold(expected.ownerId, async () => {
        const file = await openTemporaryFile(folder).catch(() => {
          throw noRoom()
        })
        try {
          const received = await receiveFile(request, expected, file).finally(() => file.writer.close())
          return await work(received)
        } finally {
          await file.reader.close()
        }
      })
    },
  }
}

function refuseOtherBodies(request: FastifyRequest, field: string): void {
  if (request.isMultipart()) return
  throw new ApiError('unsupported_media_type', `Send the file as multipart/form-data in the field "${field}"`)
}
