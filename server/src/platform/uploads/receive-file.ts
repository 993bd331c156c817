import type { FileHandle } from 'node:fs/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type DiskSpace, outOfSpace } from '../disk-space/index.ts'
import { DomainError } from '../domain-error/index.ts'
import type { TemporaryFile } from '../temporary-files/index.ts'
import { type ReceivedFile, readable } from './received-file.ts'

/** Overhead of a file in a multipart body, in bytes. */
const frameBytesMax = 16 * 1024

/** Streams the file in the named field of a multipart body to disk, and stops at `maxBytes`. */
export async function receiveFile(
  request: FastifyRequest,
  { field, maxBytes, disk }: Receiving,
  { writer, reader }: TemporaryFile,
): Promise<ReceivedFile> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > maxBytes + frameBytesMax) throw tooLarge(maxBytes)
  await disk.require(announced)
  let fileName: string | null
  try {
    fileName = await Promise.race([writeField(request, { field, maxBytes, disk }, writer), hangUp(request)])
  } catch (error) {
    throw explain(error)
  }
  if (fileName === null) throw new DomainError('validation_failed', `The field "${field}" contains no file`)
  return { fileName, ...(await readable(reader)) }
}

interface Receiving {
  readonly field: string
  readonly maxBytes: number
  readonly disk: Pick<DiskSpace, 'require'>
}

/** The name of the file in the field, once it is written; null if there is none. */
async function writeField(
  request: FastifyRequest,
  { field, maxBytes, disk }: Receiving,
  writer: FileHandle,
): Promise<string | null> {
  let fileName: string | null = null
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1000, headerPairs: 20, parts: 12 }
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (part.fieldname === field) {
      await writeTo(writer, part, { maxBytes, disk })
      fileName = part.filename
    } else part.file.resume()
  }
  return fileName
}

/**
 * Rejects if the sender disconnects. A body that ended before its parts were requested would otherwise be awaited
 * forever.
 */
function hangUp({ raw }: FastifyRequest): Promise<never> {
  return new Promise((_, reject) => {
    const check = () => {
      if (!raw.readableEnded) reject(new Error('The sender has hung up'))
    }
    if (raw.destroyed) check()
    else raw.once('close', check)
  })
}

async function writeTo(
  writer: FileHandle,
  { file }: MultipartFile,
  { maxBytes, disk }: Pick<Receiving, 'maxBytes' | 'disk'>,
): Promise<void> {
  file.once('limit', () => file.destroy()) // otherwise the rest would be read and discarded
  async function* whileThereIsRoom() {
    for await (const chunk of file) {
      await disk.require()
      yield chunk
    }
  }
  try {
    await writer.writeFile(whileThereIsRoom())
  } catch (error) {
    throw file.truncated ? tooLarge(maxBytes) : error
  }
  if (file.truncated) throw tooLarge(maxBytes)
}

function tooLarge(maxBytes: number): DomainError {
  return new DomainError('too_large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`)
}

function explain(error: unknown): unknown {
  if (error instanceof DomainError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(?:ENOSPC|EDQUOT|EFBIG|EIO|EROFS)$/.test(code)) return outOfSpace()
  return new DomainError('validation_failed', 'The upload was interrupted. Please try again.')
}
